// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HideButtons } from './hide-buttons.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const words = { hide: 'Collapse sidebar', show: 'Expand sidebar' };
const hidden = () => document.documentElement.hasAttribute('data-sidebar-hidden');

test('B45: one button hides the sidebar, the other shows it again; the focus moves to the opposite button', async () => {
  render(<HideButtons words={words} />);
  expect(hidden()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(hidden()).toBe(true);
  expect(localStorage.getItem('docs-sidebar-hidden')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Expand sidebar' }));
  await userEvent.keyboard('{Enter}');
  expect(hidden()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Collapse sidebar' }));
});

test('B45: the choice holds in a section that comes later, and in other browser tabs', () => {
  localStorage.setItem('docs-sidebar-hidden', 'true');
  render(<HideButtons words={words} />);
  expect(hidden()).toBe(true);
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'docs-sidebar-hidden', newValue: 'false' }),
      ),
  );
  expect(hidden()).toBe(false);
});
