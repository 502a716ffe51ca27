// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavbarHeader } from './navbar-header.tsx';

const page = vi.hoisted(() => ({ pathname: '/a' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }));

beforeEach(() => {
  page.pathname = '/a';
  Object.assign(window, { scrollY: 0, innerHeight: 800 });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const bar = (hideOnScroll = true) => (
  <>
    <NavbarHeader hideOnScroll={hideOnScroll}>
      <a href="/x">Home</a>
    </NavbarHeader>
    <a href="#part">To the part</a>
    <h2 id="part">Part</h2>
  </>
);
const scroll = (top: number) =>
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');

test('B34: leaves while the reader scrolls down, comes back while he scrolls up', () => {
  render(bar());
  const seen = [500, 900, 700, 1200, 10].map((top) => (scroll(top), isHidden()));
  expect(seen).toEqual([true, true, false, true, false]);
});

test('B34: stays where the site does not want it to leave', () => {
  render(bar(false));
  scroll(900);
  expect(isHidden()).toBe(false);
});

test('comes back when the keyboard reaches it', () => {
  render(bar());
  scroll(900);
  act(() => screen.getByRole('link', { name: 'Home' }).focus());
  expect(isHidden()).toBe(false);
});

test('is there on another page', () => {
  const { rerender } = render(bar());
  scroll(900);
  page.pathname = '/b';
  rerender(bar());
  expect(isHidden()).toBe(false);
});

test('a jump to a heading hides it, so that it does not cover the heading; an unknown hash does not', () => {
  render(bar());
  const jump = (hash: string) =>
    act(() => {
      history.replaceState(null, '', hash);
      window.dispatchEvent(new Event('hashchange'));
    });
  jump('#part');
  expect(isHidden()).toBe(true);
  jump('#nothing');
  expect(isHidden()).toBe(false);
});
