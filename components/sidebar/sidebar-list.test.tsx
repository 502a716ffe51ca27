// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoriesOf } from '@/lib/docs/sidebar-file.ts';
import { keepForHtml } from '@/components/frame/html-only.ts';
import { AddOwnEntry, OwnEntryProvider } from './own-entry.tsx';
import type { PackedEntry } from '@/lib/docs/packed-entries.ts';
import { SidebarList } from './sidebar-list.tsx';

let path = '/S/a/1';
vi.mock('next/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ prefetch: vi.fn() }),
}));
vi.mock('next/link', () => ({
  default: ({ href, onClick, children, 'aria-current': current }: ComponentProps<'a'>) => (
    <a href={href} onClick={onClick} aria-current={current}>
      {children}
    </a>
  ),
}));

const entries: PackedEntry[] = [
  ['Start', ''],
  ['A', 'a', { key: 'a', collapsed: true }, [['A1', 'a/1']]],
  [
    'B',
    null,
    { key: 'b', collapsed: true },
    [['B1', 'b/1', { method: 'delete', deprecated: true }]],
  ],
  ['C', null, { key: 'c', fixed: true }, [['C1', 'c/1']]],
];
const list = (props: Partial<Parameters<typeof SidebarList>[0]> = {}) => (
  <SidebarList
    entries={entries}
    base="/S"
    autoCollapse={false}
    words={{ expand: 'Expand {name}', collapse: 'Collapse {name}' }}
    {...props}
  />
);

beforeEach(() => {
  path = '/S/a/1';
});
afterEach(cleanup);

const category = (key: string) => document.querySelector<HTMLElement>(`[data-category=${key}]`)!;
const isOpen = (key: string) => category(key).dataset.closed === undefined;

test('B44: the HTML has every entry, marks the current page, and shows all lists as open', () => {
  document.body.innerHTML = renderToStaticMarkup(list());
  expect(
    within(document.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/S', '/S/a', '/S/a/1', '/S/b/1', '/S/c/1']);
  expect(within(document.body).getByRole('link', { current: 'page' }).textContent).toBe('A1');
  for (const button of within(document.body).getAllByRole('button'))
    expect(button.getAttribute('aria-expanded')).toBe('true');
  document.body.innerHTML = '';
});

test('B44: the name of a button has the name of its category as it is', () => {
  render(list({ entries: [['Prices in US$&more', 'a', { key: 'a', collapsed: true }, []]] }));
  expect(screen.getByRole('button', { name: 'Expand Prices in US$&more' })).toBeTruthy();
});

test('B44: a category with a page is a link and a named button, one without a page a button, a fixed one neither', async () => {
  render(list());
  expect(
    within(category('a'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Collapse A']);
  expect(within(category('c')).queryByRole('button')).toBeNull();
  const b = screen.getByRole('button', { name: 'B', expanded: false });
  b.focus();
  await userEvent.keyboard('{Enter}');
  expect(b.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard(' ');
  expect(b.getAttribute('aria-expanded')).toBe('false');
});

test('B137: the method of an operation is part of its name, and what is deprecated is marked', () => {
  render(list());
  expect(screen.getByRole('link', { name: 'DEL B1' }).closest('li')?.dataset.deprecated).toBe('');
});

test('B44: categories keep their state across navigations; that of the new page opens', async () => {
  const { rerender } = render(list());
  await userEvent.click(screen.getByRole('button', { name: 'Collapse A' }));
  path = '/S/c/1';
  rerender(list());
  expect([isOpen('a'), isOpen('b'), isOpen('c')]).toEqual([false, false, true]);
  path = '/S/b/1';
  rerender(list());
  expect([isOpen('a'), isOpen('b')]).toEqual([false, true]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('B1');
  expect(category('b').dataset.active).toBe('');
});

test('B44: a click on the category of the current page toggles it; with a modifier key the browser follows the link', async () => {
  path = '/S/a';
  render(list());
  const label = screen.getByRole('link', { name: 'A' });
  await userEvent.click(label);
  expect(isOpen('a')).toBe(false);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(label);
  expect(isOpen('a')).toBe(false);
  await user.keyboard('{/Control}');
  await user.click(label);
  expect(isOpen('a')).toBe(true);
});

test('B44: an unlisted page shows its own entry for as long as it is there', () => {
  path = '/S/b/secret';
  const own = { entry: ['Secret', 'b/secret'] as const, parent: 'b', index: 1, replaces: false };
  const { rerender } = render(
    <OwnEntryProvider>
      {list()}
      <AddOwnEntry own={own} />
    </OwnEntryProvider>,
  );
  expect(within(category('b')).getByRole('link', { current: 'page' }).textContent).toBe('Secret');
  expect(isOpen('b')).toBe(true);
  path = '/S';
  rerender(<OwnEntryProvider>{list()}</OwnEntryProvider>);
  expect(screen.queryByRole('link', { name: 'Secret' })).toBeNull();
});

describe('a list with a file', () => {
  const operations = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index): PackedEntry => [
      `${folder}${index}`,
      `${folder}/${index}`,
      { method: 'get', deprecated: index === 9 || undefined },
    ]);
  const long: PackedEntry[] = [
    ['Start', ''],
    ['A', 'a', { key: 'a', collapsed: true }, operations('a', 100)],
    ['B', 'b', { key: 'b', collapsed: true }, operations('b', 30)],
    ['C', null, { key: 'c', collapsed: true }, operations('c', 60)],
  ];
  let file = '';
  let tests = 0;
  const words = {
    expand: 'Expand {name}',
    collapse: 'Collapse {name}',
    file: {
      all: 'All {count} items',
      loading: 'Loading',
      loadFailed: 'Not loaded',
      retry: 'Retry',
      technicalDetails: 'Details',
    },
  };
  const longList = () => list({ entries: categoriesOf(long), file, words });
  /** The HTML as the server makes it. */
  function serverHtml(): string {
    keepForHtml(file, JSON.stringify(long));
    const { window } = globalThis;
    vi.stubGlobal('window', undefined);
    const html = renderToStaticMarkup(longList());
    vi.stubGlobal('window', window);
    return html;
  }
  /** The page as it arrives, with React at work in it. */
  async function arrive() {
    document.body.innerHTML = `<div id="docs-sidebar">${serverHtml()}</div>`;
    globalThis.portalHtmlOnly?.clear();
    const errors = vi.spyOn(console, 'error');
    const container = document.getElementById('docs-sidebar')!;
    render(longList(), { container, hydrate: true });
    await act(async () => {});
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  }
  const answer = (entries: unknown) =>
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(entries))));
  const hrefs = (key: string) =>
    [...category(key).querySelectorAll('a')].map((link) => link.getAttribute('href'));

  beforeEach(() => {
    path = '/S/a/50';
    // A file is loaded once.
    file = `/_content/sidebar/${tests++}.json`;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  test('B44: the HTML has all categories, and of the open one the links around the page', () => {
    document.body.innerHTML = serverHtml();
    expect(hrefs('a')).toEqual([
      '/S/a',
      '/S/a',
      ...Array.from({ length: 21 }, (_, index) => `/S/a/${40 + index}`),
      '/S/a',
    ]);
    expect(screen.getAllByText('All 100 items')).toHaveLength(2);
    expect([hrefs('b'), hrefs('c')]).toEqual([['/S/b'], []]);
    expect(within(document.body).getByRole('link', { current: 'page' }).textContent).toBe(
      'GET a50',
    );
  });

  test('B44: pages outside of all categories list those of a category without a page', () => {
    path = '/S';
    document.body.innerHTML = serverHtml();
    expect([hrefs('a').length, hrefs('b').length, hrefs('c').length]).toEqual([1, 1, 60]);
    path = '/S/c/0';
    document.body.innerHTML = serverHtml();
    expect(hrefs('c').slice(-2)).toEqual(['/S/c/20', '/S']);
  });

  test('B44: after loading, the list is complete, and closed lists are there once they are opened', async () => {
    const call = answer(long);
    vi.stubGlobal('fetch', call);
    await arrive();
    expect(call).toHaveBeenCalledTimes(1);
    expect(hrefs('a')).toHaveLength(101);
    expect(screen.queryByText('All 100 items')).toBeNull();
    expect(screen.getByRole('link', { name: 'GET a9' }).closest('li')?.dataset.deprecated).toBe('');
    expect(hrefs('b')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Expand B' }));
    expect(hrefs('b')).toHaveLength(31);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse B' }));
    expect(hrefs('b')).toHaveLength(31);
  });

  test('B44: a list that cannot be loaded says so where it is missing, and can be tried again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('', { status: 404 }))),
    );
    await arrive();
    expect(hrefs('a')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Expand B' }));
    expect(within(category('b')).getByRole('alert').textContent).toContain('Not loaded');
    vi.stubGlobal('fetch', answer(long));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'GET b29' })).toBeTruthy();
  });

  test('B44: who comes from another section gets the list, open at the page', async () => {
    vi.stubGlobal('fetch', answer(long));
    render(longList());
    expect(await screen.findByRole('link', { current: 'page' })).toBeTruthy();
    expect(isOpen('a')).toBe(true);
  });
});
