// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddOwnEntry, OwnEntryProvider } from './own-entry.tsx';
import type { PackedEntry } from './sidebar-entry.ts';
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

test('B44: in a long sidebar, the list of a closed category with a page is there once it is opened, and stays', async () => {
  const operations = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index): PackedEntry => [
      `${folder}${index}`,
      `${folder}/${index}`,
      { method: 'get' },
    ]);
  const long: PackedEntry[] = [
    ['A', 'a', { key: 'a', collapsed: true }, operations('a', 3)],
    ['B', 'b', { key: 'b', collapsed: true }, operations('b', 299)],
    ['C', null, { key: 'c', collapsed: true }, operations('c', 2)],
  ];
  document.body.innerHTML = renderToStaticMarkup(list({ entries: long }));
  // The lists of the category at hand, and of the one that no page lists.
  expect(document.querySelectorAll('[data-category] [data-category], li li')).toHaveLength(5);
  document.body.innerHTML = '';
  render(list({ entries: long }));
  expect(category('b').querySelectorAll('li')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Expand B' }));
  expect(category('b').querySelectorAll('li')).toHaveLength(299);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse B' }));
  expect(category('b').querySelectorAll('li')).toHaveLength(299);
});
