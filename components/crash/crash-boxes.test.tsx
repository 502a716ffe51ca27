// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { crashWords } from './__fixtures__/crash-words.ts';
import { LoadError } from './load-error.tsx';
import { WidgetCrash } from './widget-crash.tsx';

const retry = vi.fn();
afterEach(() => {
  cleanup();
  retry.mockClear();
});

const details = () => screen.queryByRole<HTMLDetailsElement>('group');
const widget = (error: unknown, file?: string) => (
  <WidgetCrash error={error} file={file} words={crashWords} onRetry={retry} />
);

test('B15: a part that cannot be loaded says so, and Retry asks for it again', async () => {
  render(<LoadError words={crashWords} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.keyboard(' ');
  expect(retry).toHaveBeenCalledOnce();
});

test('B15: the message of the browser is in a closed box, and without one there is no box', () => {
  const { rerender } = render(<LoadError words={crashWords} cause="404 /a.json" onRetry={retry} />);
  expect(details()?.open).toBe(false);
  expect(details()?.textContent).toBe('Technical details404 /a.json');
  rerender(<LoadError words={crashWords} onRetry={retry} />);
  expect(details()).toBeNull();
});

test('B65: a part that has crashed says so, tries again, and keeps the error in a closed box', async () => {
  render(widget(new Error('x is not a function')));
  expect(screen.getByRole('alert').firstElementChild?.textContent).toBe('This part crashed');
  expect(details()?.open).toBe(false);
  expect(details()?.textContent).toBe('Technical detailsx is not a function');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  ['an error without a message', new TypeError(''), 'TypeError'],
  ['a text', 'out of memory', 'out of memory'],
  ['nothing', undefined, 'undefined'],
])('B65: %s that was thrown has a message, too', (_, error, message) => {
  render(widget(error));
  expect(details()?.textContent).toBe(`Technical details${message}`);
});

test('B65: the writer of a page sees the file and the error at once', () => {
  render(widget(new Error('x is not a function'), 'content/Guide/a.mdx'));
  expect(screen.getByText('content/Guide/a.mdx: x is not a function')).toBeTruthy();
  expect(details()).toBeNull();
});

test('B65: a message is text, whatever stands in it', () => {
  document.body.innerHTML = renderToString(widget(new Error('<img src=x alt="A">')));
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  expect(details()?.textContent).toContain('<img src=x alt="A">');
  document.body.replaceChildren();
});
