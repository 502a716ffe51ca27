// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeClipboard } from './clipboard.ts';
import { CopyButton } from './copy-button.tsx';

/** What `execCommand` finds selected, and in what. */
let selected: { text: string; inside: string } | undefined;
let copies = true;

beforeEach(() => {
  selected = undefined;
  copies = true;
  // As over plain HTTP.
  vi.stubGlobal('navigator', {});
  Object.assign(document, {
    execCommand: () => {
      const area = document.querySelector('textarea')!;
      // As browsers do when they select, unlike jsdom.
      area.focus();
      selected = { text: area.value, inside: area.parentElement!.localName };
      return copies;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = <CopyButton label="Copy" copied="Copied" text="npm ci" />;

test('B57: without the clipboard API the text is copied, and the focus stays', async () => {
  render(button);
  screen.getByRole('button').focus();
  await writeClipboard('npm ci');
  expect(selected).toEqual({ text: 'npm ci', inside: 'body' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

test('B57: in a dialog, outside of which nothing can be selected, too', async () => {
  render(<dialog open>{button}</dialog>);
  await writeClipboard(Promise.resolve('npm test'));
  expect(selected).toEqual({ text: 'npm test', inside: 'dialog' });
});

test('B57: what was not copied is not confirmed', async () => {
  copies = false;
  await expect(writeClipboard('npm ci')).rejects.toThrow('does not let this page copy');
  render(button);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  copies = true;
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});
