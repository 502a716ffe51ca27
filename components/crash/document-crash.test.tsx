// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { crashWords } from './__fixtures__/crash-words.ts';
import { DocumentCrash } from './document-crash.tsx';
import { knownWords } from './known-words.ts';
import { LOADED_AS_A_WHOLE } from './load-failure.ts';

const error = new Error('Connection closed.');
const reload = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'zh-Hant-TW';
  vi.stubGlobal('location', { href: 'https://example.com/a?b', pathname: '/a', reload });
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  cleanup();
  pendingNavigation.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  warn.mockClear();
});

/** It takes the place of the document, as in Next. */
const crash = () => {
  render(<DocumentCrash error={error} />, { container: document as unknown as HTMLElement });
};
/** The page has been loaded as a whole before. */
const loadedBefore = () => sessionStorage.setItem('reload./a', 'true');

test('B13: page data that is cut off: the page is loaded as a whole once, with one warning', () => {
  pendingNavigation.begin('/a?b', 'push');
  crash();
  expect(reload).toHaveBeenCalledOnce();
  expect(warn.mock.calls).toEqual([[LOADED_AS_A_WHOLE, error]]);
  expect(pendingNavigation.get()).toBeUndefined();
  expect(screen.getByRole('main').textContent).toBe('');
  cleanup();
  crash();
  expect(reload).toHaveBeenCalledOnce();
});

test('B13: the second time its failure is said in the language of the page, and Retry loads it', async () => {
  knownWords.keep(crashWords);
  loadedBefore();
  crash();
  const alert = await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  expect(document.documentElement.lang).toBe('zh-Hant-TW');
  expect(alert.textContent).toContain('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('B13: without a network it is not loaded as a whole, which would take the message away', async () => {
  knownWords.keep(crashWords);
  vi.stubGlobal('navigator', { onLine: false });
  crash();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('B13: a crash before any words are known leaves the link to the page', async () => {
  vi.resetModules();
  const fresh = await import('./document-crash.tsx');
  loadedBefore();
  render(<fresh.DocumentCrash error={error} />, { container: document as unknown as HTMLElement });
  const link = await screen.findByRole('link', { name: 'https://example.com/a?b' });
  expect(link.getAttribute('href')).toBe('https://example.com/a?b');
  expect(screen.queryByRole('alert')).toBeNull();
});
