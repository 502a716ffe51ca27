// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ColumnToc, FoldedToc } from './toc-lists.tsx';
import { ListedHeadingsProvider, useListedHeadings } from './listed-headings.tsx';
import { headingInView } from './use-active-heading.ts';

const entries = [
  { id: 'one', text: 'One', children: [{ id: 'one-a', text: 'One A', children: [] }] },
  { id: '二', text: 'Two', children: [] },
];

/** Where the headings stand: this far from the top of the window. */
let tops: Record<string, number>;
beforeEach(() => {
  tops = { one: 100, 'one-a': 700, 二: 900 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 30);
  });
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const headings = () =>
  Object.keys(tops).map((id) => (
    <h2 key={id} id={id}>
      {id}
    </h2>
  ));
const current = () => screen.queryByRole('link', { current: true })?.textContent;

test('B49: the table of contents links to the headings and marks the active one', async () => {
  render(
    <>
      {headings()}
      <ColumnToc entries={entries} title="On this page" />
    </>,
  );
  const toc = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(toc.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#one',
    '#one-a',
    '#%E4%BA%8C',
  ]);
  await waitFor(() => expect(current()).toBe('One'));
  tops = { one: -500, 'one-a': 50, 二: 600 };
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(current()).toBe('One A'));
  tops = { one: 500, 'one-a': 900, 二: 1200 };
  act(() => void window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(current()).toBeUndefined());
});

test('B8: the heading in view is known, also where the list is hidden; none at the beginning of the page', () => {
  Element.prototype.checkVisibility = () => false;
  tops = { one: -500, 'one-a': 50, 二: 600 };
  let ids: readonly string[] = [];
  /** As the language menu does, outside the page. */
  function Menu() {
    const listed = useListedHeadings();
    useEffect(() => void (ids = listed.ids), [listed]);
    return null;
  }
  const page = (toc: ReactNode) => (
    <ListedHeadingsProvider>
      <Menu />
      {headings()}
      {toc}
    </ListedHeadingsProvider>
  );
  const { rerender } = render(page(<ColumnToc entries={entries} title="On this page" />));
  expect(headingInView(ids)).toBeUndefined();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  expect(headingInView(ids)).toBe('one-a');
  rerender(page(null));
  expect(headingInView(ids)).toBeUndefined();
});

test('B50: on a narrow screen it is a box that a choice closes', async () => {
  render(<FoldedToc entries={entries} title="On this page" />);
  const box = screen.getByRole<HTMLDetailsElement>('group');
  expect(box.open).toBe(false);
  box.open = true;
  await userEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(box.open).toBe(false);
});
