// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CloseButton } from './close-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { MobileMenuProvider } from './mobile-menu.tsx';
import { MobilePanel } from './mobile-panel.tsx';

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }));

/** jsdom knows no popovers. */
const shown = new Set<HTMLElement>();
function toggle(element: HTMLElement, open: boolean): void {
  if (shown.has(element) === open) return;
  const newState = open ? 'open' : 'closed';
  fireEvent(element, Object.assign(new Event('beforetoggle'), { newState }));
  if (open) shown.add(element);
  else shown.delete(element);
  // Its style sheet hides every popover.
  element.style.display = open ? 'block' : '';
  fireEvent(element, Object.assign(new Event('toggle'), { newState }));
}
const pressed = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (panel)
    toggle(
      panel,
      button.getAttribute('popovertargetaction') === 'hide' ? false : !shown.has(panel),
    );
};
beforeEach(() => {
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return selector === ':popover-open'
      ? shown.has(this as HTMLElement)
      : this.closest(selector) === this;
  });
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    checkVisibility: () => true,
  });
  document.addEventListener('click', pressed);
});
afterEach(() => {
  document.removeEventListener('click', pressed);
  cleanup();
  shown.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  router.replace.mockClear();
});

const menu = (
  <MobileMenuProvider>
    <MenuButton target="menu" label="Menu" className="" />
    <main>
      <a href="/behind">Behind</a>
    </main>
    <MobilePanel name="primary" id="menu" aria-label="Main menu">
      <CloseButton target="menu" label="Close" />
      <a href="/page">Page</a>
      <a href="https://example.com/" target="_blank" rel="noreferrer">
        Elsewhere
      </a>
    </MobilePanel>
  </MobileMenuProvider>
);
// jsdom has no attribute for it.
const isBehind = () => screen.getByRole('main').inert;
const open = async () => {
  render(menu);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
};

test('B37: opens as a modal dialog, with the focus on its close button; the page behind it is out of reach', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Main menu' }).getAttribute('aria-modal')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  expect(isBehind()).toBe(true);
  expect(
    screen.getByRole('button', { name: 'Menu', hidden: true }).getAttribute('aria-expanded'),
  ).toBe('true');
});

test('B37: closed, the focus is on the button that opened it and the page can be reached', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  expect(isBehind()).toBe(false);
});

test('B37: Tab stays inside it, in both directions', async () => {
  await open();
  const first = screen.getByRole('button', { name: 'Close' });
  const last = screen.getByRole('link', { name: 'Elsewhere' });
  last.focus();
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(false);
  expect(document.activeElement).toBe(first);
  expect(fireEvent.keyDown(first, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(last);
  // In between the browser goes on by itself.
  const page = screen.getByRole('link', { name: 'Page' });
  page.focus();
  expect(fireEvent.keyDown(page, { key: 'Tab' })).toBe(true);
});

test('B38: Back closes it and leaves the address as it was', async () => {
  await open();
  const { length } = history;
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([location.pathname, history.length]).toEqual(['/', length]);
});

test('B37: a link of the site closes it, and its page takes the place of the entry of the menu', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Page' }));
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/page');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link to another host is left to the browser', async () => {
  await open();
  const link = screen.getByRole('link', { name: /Elsewhere/ });
  expect(fireEvent.click(link)).toBe(true);
  expect(router.replace).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without script the button and the panel are a popover and its opener', () => {
  const html = renderToStaticMarkup(menu);
  expect(html).toMatch(/<button type="button" aria-label="Menu"[^>]* popoverTarget="menu"/i);
  expect(html).toMatch(/<div [^>]*popover="auto"[^>]*data-panel="primary"/);
  expect(html).not.toContain('aria-modal');
});
