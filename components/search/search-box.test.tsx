// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
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
let Box: () => React.ReactNode;

beforeEach(async () => {
  vi.resetModules();
  history.replaceState(null, '', '/Guide/start');
  search = new FakeSearch();
  const { SearchBox } = await import('./search-box.tsx');
  Box = () => (
    <SearchBox
      files={{
        worker: '/worker.js',
        index: '/_search/en/',
        searchPage: '/search',
        places: ['Guide'],
      }}
      words={boxWords}
    />
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const rows = () => screen.queryAllByRole('option');
const said = () => screen.getByRole('status').textContent;

async function typeAndWait(text: string): Promise<void> {
  await userEvent.type(field(), text);
  await waitFor(() => expect(rows()).toHaveLength(2));
}

describe('B80, B81: the box before it is used', () => {
  test('is a form that leads to the search page', () => {
    const html = renderToString(<Box />);
    expect(html).toMatch(/^<form[^>]* action="\/search"/);
    expect(html).toMatch(/<input type="search"[^>]* name="q"/);
    expect(html).not.toContain('Failed');
  });

  test('loads nothing before the pointer or the focus comes, and then once', async () => {
    render(<Box />);
    expect(search.started).toBe(0);
    await userEvent.hover(field());
    await userEvent.click(field());
    await waitFor(() => expect(search.started).toBe(1));
  });

  test('takes over what was typed before it was alive, with the caret and the focus', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Box />);
    const input = field();
    input.focus();
    input.value = 'typed';
    input.setSelectionRange(2, 2);
    const problems: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(container, <Box />, { onRecoverableError: (error) => problems.push(error) }),
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(field()).toBe(input);
    expect([input.value, input.selectionStart, document.activeElement]).toEqual([
      'typed',
      2,
      input,
    ]);
    expect(problems).toEqual([]);
    act(() => root.unmount());
    container.remove();
  });
});

describe('B89, B91: suggestions', () => {
  test('are a list that the field controls; arrows choose, Enter opens', async () => {
    render(<Box />);
    await typeAndWait('mqtt');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox', { name: 'Results' }).id).toBe(
      field().getAttribute('aria-controls'),
    );
    expect(said()).toBe('2 found');
    expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(rows()[1]?.getAttribute('aria-selected')).toBe('true');
    expect(field().getAttribute('aria-activedescendant')).toBe(rows()[1]?.id);
    await userEvent.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/Guide/other?_highlight=other#here');
    expect(rows()).toHaveLength(0);
    expect(document.activeElement).not.toBe(field());
  });

  test('Escape closes the list, the second one empties the field; Tab closes it', async () => {
    render(<Box />);
    await typeAndWait('mqtt');
    await userEvent.keyboard('{Escape}');
    expect([rows().length, field().value]).toEqual([0, 'mqtt']);
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    await typeAndWait('mqtt');
    await userEvent.keyboard('{Tab}');
    expect(rows()).toHaveLength(0);
  });

  test('none are said to be none', async () => {
    search.answers = () => ({});
    render(<Box />);
    await userEvent.type(field(), 'none');
    await waitFor(() => expect(said()).toBe('No results'));
    expect(document.querySelectorAll('[data-type]')).toHaveLength(0);
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Manual']);
  });

  test('Enter waits for the whole answer, and says so', async () => {
    search.answers = undefined;
    render(<Box />);
    await userEvent.type(field(), 'x');
    await waitFor(() => expect(search.asked).not.toHaveLength(0));
    await userEvent.keyboard('{Enter}');
    expect(said()).toBe('Opening');
    expect(push).not.toHaveBeenCalled();
    await act(() =>
      Promise.resolve({ results: [page('x')] }).then((given) => search.answer(given)),
    );
    await waitFor(() => expect(push).toHaveBeenCalledWith('/Guide/x?_highlight=x#here'));
  });

  test('nothing is searched, and no key counts, while an input method is at work', async () => {
    render(<Box />);
    await userEvent.click(field());
    await waitFor(() => expect(search.started).toBe(1));
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ㄓ' } });
    expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(search.asked).toHaveLength(0);
    fireEvent.input(field(), { target: { value: '裝置' } });
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(search.asked.at(-1)?.text).toBe('裝置'));
  });

  test('a result that leads out of the site has no address', async () => {
    search.answers = () => ({ results: [{ ...page('x'), u: '//evil.example' }] });
    render(<Box />);
    await userEvent.type(field(), 'x');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.hasAttribute('href')).toBe(false);
  });
});

describe('B81, B100: failures', () => {
  test('are said, and Retry begins again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    search.works = false;
    render(<Box />);
    await userEvent.type(field(), 'mqtt');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(said()).toBe('Failed');
    // Once, although each letter tries again.
    expect(warn.mock.calls).toEqual([
      ['The search could not be loaded: status 500 (/_search/en/Guide/manifest.json)'],
    ]);
    warn.mockRestore();
    search.works = true;
    await userEvent.click(retry);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(document.activeElement).toBe(field());
  });
});

describe('B82, B95: shortcut and terms of the address', () => {
  test('the shortcut leads to the field', async () => {
    render(<Box />);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(field());
  });

  test('the field shows the terms; the clear button takes them out of the address', async () => {
    history.replaceState(null, '', '/Guide/start?_highlight=a&_highlight=b&keep=1#h');
    render(<Box />);
    expect(field().value).toBe('a b');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([field().value, location.search + location.hash]).toEqual(['', '?keep=1#h']);
    expect(document.activeElement).toBe(field());
  });
});
