// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADED_AS_A_WHOLE } from '@/components/crash/load-failure.ts';
import { SkipLink } from '@/components/frame/skip-link.tsx';
import { QUERY_CHANGED } from './address.ts';
import { REST } from './navigate-softly.ts';
import { PageTransitions } from './page-transitions.tsx';
import { loadDrawnBar } from './progress-bar.ts';
import { pendingNavigation, type PendingNavigation } from './pending-navigation.ts';

const next = vi.hoisted(() => ({ pathname: '/a', offline: false, push: vi.fn() }));
const router = vi.hoisted(() => ({ push: next.push, replace: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => next.pathname,
  useRouter: () => router,
}));
vi.mock('next/offline', () => ({ useOffline: () => next.offline }));
vi.mock('@/components/ui/lazy-tabs.tsx', () => ({ loadTabs: () => Promise.resolve() }));

beforeEach(async () => {
  await loadDrawnBar();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  Object.assign(next, { pathname: '/a', offline: false });
  history.replaceState(null, '', '/a');
});
afterEach(() => {
  cleanup();
  act(() => pendingNavigation.end());
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  next.push.mockClear();
  router.prefetch.mockClear();
});

const page = () => (
  <>
    <SkipLink label="Skip to the content" />
    <a href="/b">Next page</a>
    <PageTransitions loading="Loading the page" />
  </>
);
const begin = (href: string, type: PendingNavigation['type'] = 'push') =>
  act(() => pendingNavigation.begin(href, type));
/** The page of a navigation is there. */
const arrive = (href: string, rerender: (ui: React.ReactNode) => void) => {
  history.replaceState(null, '', href);
  next.pathname = location.pathname;
  rerender(page());
};
const pass = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
  });
const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const onTop = () =>
  document.activeElement === screen.getByRole('region', { name: 'Skip to the content' });

test('B10: a page is fetched ahead when the pointer or the focus rests on its link, not when it passes or clicks', async () => {
  render(page());
  const link = screen.getByRole('link', { name: 'Next page' });
  fireEvent.pointerOver(link);
  await pass(REST - 1);
  fireEvent.pointerOver(document.body);
  await pass(REST);
  fireEvent.pointerOver(link);
  fireEvent.pointerDown(link);
  await pass(REST);
  fireEvent.focusIn(link);
  fireEvent.click(link);
  await pass(REST);
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(next.push.mock.calls).toEqual([['/b']]);
  fireEvent.pointerOver(link);
  await pass(REST);
  fireEvent.focusIn(screen.getByRole('link', { name: 'Next page' }));
  await pass(REST);
  expect(router.prefetch.mock.calls).toEqual([['/b']]);
  fireEvent.pointerOver(document.body);
  fireEvent.focusIn(link);
  await pass(REST);
  expect(router.prefetch.mock.calls).toEqual([['/b'], ['/b']]);
});

test('B14: a slow page has a progress bar until it has arrived', async () => {
  const { rerender } = render(page());
  begin('/b');
  await pass(199);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).not.toBeNull();
  arrive('/b', rerender);
  expect(pendingNavigation.get()).toBeUndefined();
  await pass(1000);
  expect(bar()).toBeNull();
});

test('B14: a navigation within the page ends at once, without a bar', async () => {
  render(page());
  begin('/a?x=1#part');
  expect(pendingNavigation.get()).toBeUndefined();
  await pass(1000);
  expect(bar()).toBeNull();
});

test('B14: without a network nothing is loading; with it the bar is there again', async () => {
  const { rerender } = render(page());
  begin('/b');
  await pass(500);
  next.offline = true;
  rerender(page());
  await pass(1000);
  expect(bar()).toBeNull();
  next.offline = false;
  rerender(page());
  await pass(500);
  expect(bar()).not.toBeNull();
});

test('B9: after a navigation the focus is before the skip link, so that the next Tab reaches it', () => {
  const { rerender } = render(page());
  expect(onTop()).toBe(false);
  begin('/b');
  arrive('/b', rerender);
  expect(onTop()).toBe(true);
});

test.each([
  ['a hash', '/b#part', 'push'],
  ['back and forward', '/b', 'traverse'],
] as const)('B9: %s leaves the focus to the browser', (_, href, type) => {
  const { rerender } = render(page());
  begin(href, type);
  arrive(href, rerender);
  expect(onTop()).toBe(false);
});

test('B13: a page that is loaded as a whole leaves one warning, when it was asked for in place', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const leave = () => window.dispatchEvent(new Event('beforeunload'));
  const { rerender } = render(page());
  leave();
  expect(warn).not.toHaveBeenCalled();
  begin('/b');
  leave();
  expect(warn.mock.calls).toEqual([[LOADED_AS_A_WHOLE]]);
  arrive('/b', rerender);
  leave();
  expect(warn).toHaveBeenCalledOnce();
});

test('B7: back within the page tells those who follow its query', () => {
  const told = vi.fn();
  window.addEventListener(QUERY_CHANGED, told);
  render(page());
  history.replaceState(null, '', '/a?x=1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toHaveBeenCalledOnce();
  window.removeEventListener(QUERY_CHANGED, told);
});

test('B5: a link of the text replaces the page; with a key for another tab it is the browser’s', () => {
  render(page());
  const link = screen.getByRole('link', { name: 'Next page' });
  fireEvent.click(link);
  expect(next.push.mock.calls).toEqual([['/b']]);
  // jsdom cannot load a page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(next.push).toHaveBeenCalledOnce();
});
