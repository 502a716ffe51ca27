// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FeedbackForm } from './feedback-form.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => location.pathname }));

const form = (
  <FeedbackForm words={{ question: 'Helpful?', yes: 'Yes', no: 'No', thanks: 'Thanks!' }} />
);
const dataLayer = () => window.dataLayer;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  delete window.dataLayer;
});

test('B97: an answer goes to the data layer, the page thanks in a status that was there before, and does not ask again', async () => {
  render(form);
  expect(screen.getByRole('group', { name: 'Helpful?' })).toBeTruthy();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(status.textContent).toBe('Thanks!');
  expect(document.activeElement).toBe(status);
  expect(screen.queryByRole('button')).toBeNull();
  expect(dataLayer()).toEqual([{ event: 'feedback', helpful: false, path: location.pathname }]);
  cleanup();
  render(form);
  expect(screen.getByRole('status').textContent).toBe('Thanks!');
});

test('B97: where the browser keeps nothing it thanks all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(form);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('status').textContent).toBe('Thanks!');
  vi.restoreAllMocks();
});
