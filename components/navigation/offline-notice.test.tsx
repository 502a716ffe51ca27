// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crashWords } from '@/components/crash/__fixtures__/crash-words.ts';
import { CrashWordsProvider } from '@/components/crash/crash-words.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { pendingNavigation } from './pending-navigation.ts';

const next = vi.hoisted(() => ({ offline: false, push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/a',
  useRouter: () => ({ push: next.push, replace: next.replace }),
}));
vi.mock('next/offline', () => ({ useOffline: () => next.offline }));

beforeEach(() => {
  next.offline = false;
});
afterEach(() => {
  cleanup();
  pendingNavigation.end();
  next.push.mockClear();
  next.replace.mockClear();
});

const page = () => (
  <CrashWordsProvider words={crashWords}>
    <OfflineNotice stay="Stay on this page">
      <button type="button">A button of the page</button>
    </OfflineNotice>
  </CrashWordsProvider>
);
const begin = () => act(() => pendingNavigation.begin('/b?c#d', 'push'));
const alert = () => screen.queryByRole('alert');
const button = () => screen.getByText('A button of the page');
const isInert = () => button().closest('[inert]') !== null;

test('B13: without a network the page can be read until the reader turns to another', () => {
  next.offline = true;
  render(page());
  expect(alert()).toBeNull();
  expect(isInert()).toBe(false);
});

test('B13: a navigation that only takes a long time has no notice', () => {
  render(page());
  begin();
  expect(alert()).toBeNull();
  expect(isInert()).toBe(false);
});

test('B13: a navigation that waits for the network says so over the page, and Retry has the focus', async () => {
  next.offline = true;
  render(page());
  button().focus();
  begin();
  expect(alert()?.textContent).toContain('This could not be loaded');
  expect(isInert()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.keyboard('{Enter}');
  expect(next.push.mock.calls).toEqual([['/b?c#d']]);
});

test('B13: after Back, Retry adds no entry to the history', async () => {
  next.offline = true;
  render(page());
  act(() => pendingNavigation.begin('/b', 'traverse'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(next.replace.mock.calls).toEqual([['/b']]);
  expect(next.push).not.toHaveBeenCalled();
});

test('B13: the notice goes with the network’s return, and with the navigation', () => {
  next.offline = true;
  const { rerender } = render(page());
  begin();
  next.offline = false;
  rerender(page());
  expect(alert()).toBeNull();
  expect(isInert()).toBe(false);
  next.offline = true;
  rerender(page());
  expect(alert()).not.toBeNull();
  act(() => pendingNavigation.end());
  expect(alert()).toBeNull();
  expect(isInert()).toBe(false);
});

test.each(['Stay on this page', 'Escape'])(
  'B13: after “%s” the page can be read where the focus was, until the reader turns to another again',
  async (way) => {
    next.offline = true;
    render(page());
    button().focus();
    begin();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: way }));
    expect(alert()).toBeNull();
    expect(isInert()).toBe(false);
    expect(pendingNavigation.get()).toBeUndefined();
    expect(document.activeElement).toBe(button());
    begin();
    expect(alert()).not.toBeNull();
  },
);

test('B13: the notice leaves the focus where the reader or a new page has put it', () => {
  next.offline = true;
  render(
    <>
      <input aria-label="Search" />
      {page()}
    </>,
  );
  button().focus();
  begin();
  screen.getByRole('textbox').focus();
  act(() => pendingNavigation.end());
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('B13: after Back, a reader who stays can read until the network returns', async () => {
  next.offline = true;
  render(page());
  act(() => pendingNavigation.begin('/b', 'traverse'));
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(alert()).toBeNull();
  expect(pendingNavigation.get()).toEqual({ href: '/b', type: 'traverse' });
});
