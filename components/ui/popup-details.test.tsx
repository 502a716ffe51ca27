// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PopupDetails } from './popup-details.tsx';

const at = { pathname: '/a' };
vi.mock('next/navigation', () => ({ usePathname: () => at.pathname }));

const popup = (
  <>
    <PopupDetails label="Copy page">
      <a href="/a.md">View</a>
    </PopupDetails>
    <button type="button">Elsewhere</button>
  </>
);
const details = () => screen.getByText('Copy page').closest('details');
const press = () => fireEvent.click(screen.getByText('Copy page'));

afterEach(() => {
  cleanup();
  at.pathname = '/a';
});

test('a popup opens, and closes by a press or the focus elsewhere', async () => {
  render(popup);
  press();
  expect(details()?.open).toBe(true);
  fireEvent.pointerDown(screen.getByText('View'));
  expect(details()?.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(details()?.open).toBe(false);
});

test('a popup that the browser opens, as for a search in the page, is known to be open', () => {
  render(popup);
  const element = details();
  if (!element) throw new Error('There is no popup.');
  element.open = true;
  fireEvent(element, new Event('toggle'));
  press();
  expect(element.open).toBe(false);
});

test('Escape closes a popup and gives the focus back, another page closes it', () => {
  const { rerender } = render(popup);
  press();
  screen.getByText('View').focus();
  fireEvent.keyDown(screen.getByText('View'), { key: 'Escape' });
  expect(details()?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Copy page');
  press();
  at.pathname = '/b';
  rerender(<>{popup}</>);
  expect(details()?.open).toBe(false);
});

test('without script a popup is a box that the browser opens', () => {
  expect(renderToStaticMarkup(popup)).toMatch(
    /^<details data-popup="true"><summary>Copy page<\/summary>/,
  );
});
