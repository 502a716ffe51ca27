// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSearch, page } from './__fixtures__/fake-worker.ts';

// However slow the machine is.
configure({ asyncUtilTimeout: 60_000 });
vi.mock('next/navigation', () => ({
  usePathname: () => '/search',
  useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }),
}));
vi.mock('next/link', async () => ({
  default: (await import('./__fixtures__/fake-link.tsx')).fakeLink(() => undefined),
}));

const words = {
  label: 'Search',
  pageTitle: 'Search the site',
  resultsFor: 'Results for "{query}"',
  context: 'Search in',
  version: 'Version',
  more: 'More',
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Retry',
  needsScript: 'Needs script',
};
let search: FakeSearch;
let Page: () => React.ReactNode;

beforeEach(async () => {
  vi.resetModules();
  search = new FakeSearch();
  const { SearchPageForm } = await import('./search-page-form.tsx');
  Page = () => (
    <SearchPageForm
      files={{
        worker: '/worker.js',
        index: '/_search/en/',
        searchPage: '/search',
        places: ['Guide'],
      }}
      siteTitle="Site"
      titleDelimiter="|"
      words={words}
      feedback={<p>Helpful?</p>}
    />
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(query: string): Promise<void> {
  history.replaceState(null, '', `/search${query}`);
  render(<Page />);
  await waitFor(() => expect(search.started).toBe(1));
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const said = () => screen.getByRole('status').textContent;

describe('B96: the search page', () => {
  test('without script is a form that is sent to itself, and says that searching needs more', () => {
    const html = renderToStaticMarkup(<Page />);
    expect(html).toMatch(/<h1>Search the site<\/h1><form[^>]* action="\/search"/);
    expect(html).toMatch(/<input type="search"[^>]* name="q"/);
    expect(html).toContain('<noscript><p>Needs script</p></noscript>');
    expect(html).not.toContain('<select');
  });

  test('shows what its address asks for: heading, title, number, results with passages and marks', async () => {
    await open('?q=mqtt');
    await waitFor(() => expect(said()).toBe('2 found'));
    expect(screen.getByRole('heading').textContent).toBe('Results for "mqtt"');
    expect(document.title).toBe('Results for "mqtt" | Site');
    expect(field().value).toBe('mqtt');
    const [link] = screen.getAllByRole('link');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'mqtt',
      '/Guide/mqtt?_highlight=mqtt#here',
    ]);
    expect([...document.querySelectorAll('li p mark')].map((mark) => mark.textContent)).toEqual([
      'mqtt',
      'other',
    ]);
  });

  test('typing changes address and results in one entry of the history', async () => {
    await open('?q=a&keep=1');
    await waitFor(() => expect(said()).toBe('2 found'));
    const { length } = history;
    await userEvent.type(field(), 'b');
    await waitFor(() => expect(screen.getAllByRole('link')[0]?.textContent).toBe('ab'));
    expect([location.search, history.length]).toEqual(['?q=ab&keep=1', length]);
    await userEvent.clear(field());
    await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(0));
    expect([said(), location.search, screen.getByRole('heading').textContent]).toEqual([
      '',
      '?keep=1',
      'Search the site',
    ]);
  });

  test('contexts and versions are chosen by fields and address alike; unknown ones count for nothing', async () => {
    await open('?q=a&ctx=nope&version=Guide/1.0');
    const context = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Search in' });
    expect(context.value).toBe('');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version' }).value).toBe(
      'Guide/1.0',
    );
    await waitFor(() =>
      expect(search.asked.at(-1)?.groups).toEqual(['Guide@Guide/1.0', 'Manual@']),
    );
    await userEvent.selectOptions(context, 'Manual');
    await waitFor(() => expect(search.asked.at(-1)?.groups).toEqual(['Manual@']));
    expect(new URLSearchParams(location.search).get('ctx')).toBe('Manual');
  });

  test('what other manuals have is loaded, and told in the line that leads to all of them', async () => {
    const elsewhere = { total: 0, results: [], groups: [], complete: false };
    search.answers = () => ({ results: [page('a')], elsewhere });
    await open('?q=a&ctx=Manual');
    const link = await screen.findByRole('link', { name: 'Search all' });
    expect(link.getAttribute('href')).toBe('/search?q=a');
    await waitFor(() =>
      expect(search.loaded).toEqual(['manual.json', 'guide.json', 'manual.json']),
    );
    search.answer({ results: [page('a')], elsewhere: { ...elsewhere, total: 4, complete: true } });
    await screen.findByRole('link', { name: '4 more' });
  });

  test('when nothing is found, the whole portal and the manuals with the words are linked', async () => {
    const elsewhere = { total: 1, results: [], groups: ['Guide@'], complete: true };
    search.answers = () => ({ unknown: ['q'], elsewhere });
    await open('?q=q&ctx=Manual');
    const whole = await screen.findByRole('link', { name: 'Search all' });
    expect(whole.getAttribute('href')).toBe('/search?q=q');
    const sections = await screen.findByRole('navigation', { name: 'Found in' });
    const guide = within(sections).getByRole('link', { name: 'Guide' });
    expect(guide.getAttribute('href')).toBe('/search?q=q&ctx=Guide');
  });

  test('further results come with a button, which hands the focus on', async () => {
    const all = Array.from({ length: 30 }, (_, index) => page(`p${index}`));
    search.answers = () => ({ results: all.slice(0, search.asked.at(-1)?.limit), total: 30 });
    await open('?q=a');
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('p20'));
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('no result moves under a reader; when he goes back to the form, their own order counts', async () => {
    search.answers = undefined;
    await open('?q=a');
    await waitFor(() => expect(search.asked).not.toHaveLength(0));
    const titles = () => screen.getAllByRole('link').map((link) => link.textContent);
    await act(() =>
      Promise.resolve({ results: [page('x'), page('y')], loading: true }).then((given) =>
        search.answer(given),
      ),
    );
    await waitFor(() => expect(titles()).toEqual(['x', 'y']));
    expect(said()).toBe('Searching');
    act(() => screen.getAllByRole('link')[0]?.focus());
    await act(() =>
      Promise.resolve({ results: [page('y'), page('z'), page('x')] }).then((given) =>
        search.answer(given),
      ),
    );
    await waitFor(() => expect([titles(), said()]).toEqual([['x', 'y', 'z'], '3 found']));
    act(() => field().focus());
    await waitFor(() => expect(titles()).toEqual(['y', 'z', 'x']));
  });

  test('while an input method is at work neither address nor results change, and its Enter sends nothing', async () => {
    await open('');
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ㄓ' } });
    expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect([location.search, search.asked.length]).toEqual(['', 0]);
    fireEvent.input(field(), { target: { value: '裝置' } });
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(said()).toBe('2 found'));
  });

  test('what cannot be loaded is said, and Retry begins again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    search.works = false;
    await open('?q=a');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(said()).toContain('Failed');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    search.works = true;
    await userEvent.click(retry);
    await waitFor(() => expect(said()).toBe('2 found'));
  });
});
