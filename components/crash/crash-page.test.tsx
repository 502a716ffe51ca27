// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crashWords } from './__fixtures__/crash-words.ts';
import { CrashPage } from './crash-page.tsx';

const retry = vi.fn();
const crash = (title?: string) => (
  <CrashPage
    error={new Error('It broke', { cause: new Error('Because of this') })}
    words={crashWords}
    title={title}
    onRetry={retry}
  />
);
beforeEach(() => {
  document.title = 'Guide';
});
afterEach(() => {
  cleanup();
  retry.mockClear();
});

test('B65: says in our words what happened and what to do; the heading has the focus', () => {
  render(crash());
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('alert').textContent).toContain('Try again, or open another page.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'This page crashed' }));
});

test('B65: the error and its cause are in a closed box', () => {
  render(crash());
  const box = screen.getByRole<HTMLDetailsElement>('group');
  expect(box.open).toBe(false);
  expect(box.textContent).toBe('Technical detailsIt broke\n\nCause:\nBecause of this');
});

test('B65: the next Tab is the button, which tries again by pointer and key', async () => {
  render(crash());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('B65: a title of its own stays when the page’s title comes later, and goes with the crash', async () => {
  const { unmount } = render(crash('Page error'));
  expect(document.title).toBe('Page error');
  document.title = 'Guide, late';
  await vi.waitFor(() => expect(document.title).toBe('Page error'));
  unmount();
  expect(document.title).toBe('Guide');
});

test('B65: the title of a newer page is left alone', () => {
  const { unmount } = render(crash('Page error'));
  document.title = 'Next page';
  unmount();
  expect(document.title).toBe('Next page');
});
