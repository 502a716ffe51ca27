// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUERY_FIELD } from './query-field.ts';
import { LargeSearchForm } from './large-search-form.tsx';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
/** Not a spy, which would handle the rejection itself. */
const search = vi.hoisted(() => ({ asked: [] as unknown[], answer: () => Promise.resolve() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@/components/search/load-search.ts', () => ({
  loadSearch: (files: unknown) => {
    search.asked.push(files);
    return search.answer();
  },
}));

const files = {
  worker: '/worker.js',
  index: '/_search/zh-tw/',
  searchPage: '/zh-tw/search',
  places: [],
};
const form = (
  <LargeSearchForm files={files} role="search" aria-label="Search">
    <input {...QUERY_FIELD} aria-label="Search the manuals" required />
    <button>Go</button>
  </LargeSearchForm>
);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the manuals' });

beforeEach(() => {
  search.asked = [];
  search.answer = () => Promise.resolve();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('B17: without script it is a form that leads to the search page with what was typed', () => {
  document.body.innerHTML = renderToString(form);
  const search = screen.getByRole<HTMLFormElement>('search', { name: 'Search' });
  expect(search.getAttribute('action')).toBe('/zh-tw/search');
  expect(search.method).toBe('get');
  expect(within(search).getByRole<HTMLButtonElement>('button', { name: 'Go' }).type).toBe('submit');
  field().value = 'gpio';
  expect([...new FormData(search)]).toEqual([['q', 'gpio']]);
  document.body.replaceChildren();
});

test('B81: nothing is loaded until the reader turns to the field', async () => {
  render(form);
  expect(search.asked).toEqual([]);
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  expect(search.asked).toEqual([files]);
  expect(router.prefetch.mock.calls).toEqual([['/zh-tw/search']]);
});

test('B96: Enter and the button lead to the search page, without loading the site again', async () => {
  const submitted = vi.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', submitted);
  render(form);
  await userEvent.type(field(), '燒錄 & GPIO{Enter}');
  expect(router.push.mock.calls).toEqual([
    [`/zh-tw/search?${new URLSearchParams({ q: '燒錄 & GPIO' }).toString()}`],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(router.push).toHaveBeenCalledTimes(2);
  expect(submitted.mock.results.map(({ value }) => value as boolean)).toEqual([true, true]);
  window.removeEventListener('submit', submitted);
});

test('B96: an empty field leads nowhere', async () => {
  render(form);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(router.push).not.toHaveBeenCalled();
});

test('B100: a search that cannot be loaded is no trouble here: the search page says so', async () => {
  search.answer = () => Promise.reject(new Error('Failed to fetch'));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  render(form);
  await userEvent.type(field(), 'gpio{Enter}');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(router.push).toHaveBeenCalledWith('/zh-tw/search?q=gpio');
});
