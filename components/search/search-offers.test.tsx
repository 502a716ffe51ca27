// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boxWords } from './__fixtures__/box-words.ts';
import { FakeSearch, page } from './__fixtures__/fake-worker.ts';

// However slow the machine is.
configure({ asyncUtilTimeout: 60_000 });
const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  usePathname: () => '/Guide/start',
  useRouter: () => ({ push, prefetch: vi.fn() }),
}));
vi.mock('next/link', async () => ({
  default: (await import('./__fixtures__/fake-link.tsx')).fakeLink(push),
}));

let search: FakeSearch;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  history.replaceState(null, '', '/Guide/start');
  search = new FakeSearch();
  const { SearchBox } = await import('./search-box.tsx');
  render(
    <SearchBox
      files={{
        worker: '/worker.js',
        index: '/_search/en/',
        searchPage: '/search',
        places: ['Guide'],
      }}
      words={boxWords}
    />,
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

describe('B81: an empty box', () => {
  test('offers the first pages of the section when it is pressed, and nothing to a Tab that passes', async () => {
    await userEvent.tab();
    await waitFor(() => expect(search.started).toBe(1));
    expect(document.activeElement).toBe(field());
    expect(rows()).toEqual([]);
    await userEvent.click(field());
    await waitFor(() => expect(rows()).toEqual(['Start']));
    await userEvent.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe('search-row-0');
    await userEvent.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/Guide/start');
    expect(search.asked).toEqual([]);
  });

  test('offers earlier searches, which can be searched again and removed', async () => {
    await userEvent.type(field(), 'mqtt');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field());
    await waitFor(() => expect(rows()).toEqual(['mqtt', 'Start']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(rows()[1]).toContain('other'));
    expect([field().value, search.asked.at(-1)?.text]).toEqual(['mqtt', 'mqtt']);
    await userEvent.clear(field());
    await userEvent.click(await button('Forget'));
    await waitFor(() => expect(rows()).toEqual(['Start']));
    expect(localStorage).toHaveLength(0);
  });

  test('each earlier search can be removed, with a button of its own and with the key Delete', async () => {
    localStorage.setItem('search.recent', JSON.stringify(['a', 'b', 'c']));
    await userEvent.click(field());
    await waitFor(() => expect(rows()).toEqual(['a', 'b', 'c', 'Start']));
    await userEvent.keyboard('{Delete}');
    expect(rows()).toEqual(['a', 'b', 'c', 'Start']);
    await userEvent.click(await button('Forget b'));
    await waitFor(() => expect(rows()).toEqual(['a', 'c', 'Start']));
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await waitFor(() => expect(rows()).toEqual(['c', 'Start']));
    expect(field().getAttribute('aria-activedescendant')).toBe('search-row-0');
    expect(localStorage.getItem('search.recent')).toBe('["c"]');
    // The next one is a page.
    await userEvent.keyboard('{Delete}{Delete}');
    expect([rows(), localStorage.length]).toEqual([['Start'], 0]);
  });

  test('a slash leads to it and opens it', async () => {
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(rows()).toEqual(['Start']));
    await userEvent.keyboard('/');
    expect(field().value).toBe('/');
  });
});

describe('B92: the scope', () => {
  test('is said, and can be changed where the reader is, by pointer and by keys', async () => {
    await userEvent.type(field(), 'mqtt');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByText('In Guide')).toBeTruthy();
    expect(search.asked.at(-1)?.groups).toEqual(['Guide@']);
    await userEvent.click(await button('Search all'));
    await waitFor(() => expect(search.asked.at(-1)?.groups).toEqual(['Guide@', 'Manual@']));
    expect(screen.getByText('In all')).toBeTruthy();
    await button('Search Guide');
    // The list has two rows; then comes the switch.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe('search-scope');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search.asked.at(-1)?.groups).toEqual(['Guide@']));
  });

  test('better pages of other manuals stand in the list under a heading of their own', async () => {
    const elsewhere = { total: 1, results: [page('far')], groups: [], complete: true };
    search.answers = () => ({ results: [page('near')], elsewhere });
    await userEvent.type(field(), 'x');
    const group = await screen.findByRole('group', { name: 'Others' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(push).toHaveBeenCalledWith('/Guide/far?_highlight=far#here');
  });
});

describe('B89: words that are not there', () => {
  test('are named, and what may be meant is offered', async () => {
    search.answers = (text) =>
      text === 'tow-factor'
        ? { results: [page('near')], unknown: ['tow'], suggestion: 'two-factor' }
        : { results: [page('right')] };
    await userEvent.type(field(), 'tow-factor');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('1 found Not found: tow'),
    );
    await userEvent.click(await button('two-factor?'));
    await waitFor(() => expect(field().value).toBe('two-factor'));
    await waitFor(() => expect(rows()[0]).toContain('right'));
  });

  test('when nothing is found, the sections to look in are offered: those with the words, or all others', async () => {
    const elsewhere = { total: 2, results: [page('far')], groups: ['Manual@'], complete: true };
    search.answers = (text) => ({
      unknown: [text],
      elsewhere: text === 'q' ? elsewhere : { ...elsewhere, total: 0, results: [], groups: [] },
    });
    await userEvent.type(field(), 'q');
    const sections = await screen.findByRole('group', { name: 'Found in' });
    const link = within(sections).getByRole('option', { name: 'Manual' });
    expect(link.getAttribute('href')).toBe('/search?q=q&ctx=Manual');
    expect(screen.getByText('No results')).toBeTruthy();
    await userEvent.type(field(), 'x');
    const all = await screen.findByRole('group', { name: 'Manuals' });
    expect(within(all).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(push).toHaveBeenCalledWith('/Manual');
  });

  test('a section without a result is not waited for any longer: the others are loaded at once', async () => {
    const elsewhere = { total: 0, results: [], groups: [], complete: false };
    search.answers = () => ({ elsewhere, searched: true, loading: true });
    await userEvent.type(field(), 'q');
    await waitFor(() => expect(search.loaded).toContain('manual.json'));
  });

  test('sections are offered only when all of them have been searched', async () => {
    const elsewhere = { total: 0, results: [], groups: [], complete: false };
    search.answers = () => ({ elsewhere });
    await userEvent.type(field(), 'q');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results'));
    expect(screen.queryByRole('group')).toBeNull();
    search.answer({ elsewhere: { ...elsewhere, complete: true } });
    await screen.findByRole('group', { name: 'Manuals' });
  });

  test('when nothing is found, Enter leads to the search page for everything', async () => {
    search.answers = () => ({ results: [], unknown: ['qqq'] });
    await userEvent.type(field(), 'qqq');
    await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
    await userEvent.keyboard('{Enter}');
    // Enter waits for the answer to the last letter.
    await waitFor(() => expect(push).toHaveBeenCalledWith('/search?q=qqq'));
  });
});
