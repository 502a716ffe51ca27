// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from './back-to-top.tsx';

const page = vi.hoisted(() => ({ pathname: '/a' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }));

const scrolledTo = vi.fn(({ top = 0 }: ScrollToOptions) => (window.scrollY = top));
let reducedMotion: boolean;
beforeEach(() => {
  page.pathname = '/a';
  reducedMotion = true;
  vi.stubGlobal('scrollTo', scrolledTo);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  Object.assign(window, { scrollY: 0, innerHeight: 800 });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});
afterEach(() => {
  cleanup();
  location.hash = '';
  scrolledTo.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scroll = (top: number) =>
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
const button = () => screen.queryByRole('button', { name: 'Back to top' });

test('B61: is there while the reader scrolls up, and not while he scrolls down', () => {
  render(<BackToTop label="Back to top" />);
  expect(button()).toBeNull();
  scroll(2000);
  expect(button()).toBeNull();
  scroll(1900);
  expect(button()).not.toBeNull();
  scroll(2100);
  expect(button()).toBeNull();
});

test('the scroll of a jump to a heading does not bring it', () => {
  render(<BackToTop label="Back to top" />);
  scroll(2000);
  act(() => void window.dispatchEvent(new Event('hashchange')));
  scroll(1000);
  expect(button()).toBeNull();
  scroll(900);
  expect(button()).not.toBeNull();
});

test('another page begins without it', () => {
  const { rerender } = render(<BackToTop label="Back to top" />);
  scroll(2000);
  scroll(1900);
  page.pathname = '/b';
  rerender(<BackToTop label="Back to top" />);
  expect(button()).toBeNull();
});

test.each([
  ['at once where motion is not wanted', true, 'instant'],
  ['smoothly otherwise', false, 'smooth'],
])('B61: a press takes the page to its top, %s', async (_, isReduced, behavior) => {
  reducedMotion = isReduced;
  render(<BackToTop label="Back to top" />);
  scroll(2000);
  scroll(1900);
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrolledTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
  expect(document.activeElement).toBe(document.body);
});
