// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeQuery } from '@/components/navigation/address.ts';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { clearHighlight } from './highlight-terms.ts';
import './mark-terms.ts';
import { SearchMarks } from './search-marks.tsx';

const next = vi.hoisted(() => ({ pathname: '/a' }));
vi.mock('next/navigation', () => ({ usePathname: () => next.pathname }));

const scroll = vi.fn<(text: string) => void>();
let navigation: string;
beforeEach(() => {
  navigation = 'navigate';
  Element.prototype.scrollIntoView = function () {
    scroll(this.textContent);
  };
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: navigation } as unknown as PerformanceEntry,
  ]);
});
afterEach(() => {
  cleanup();
  pendingNavigation.end();
  scroll.mockClear();
  vi.restoreAllMocks();
});

const page = (text = 'About mqtt, and MQTT again') => (
  <>
    <article>
      <p>{text}</p>
    </article>
    <SearchMarks />
  </>
);
/** The browser is at an address, and the router at its path. */
const at = (href: string) => {
  history.replaceState(null, '', href);
  next.pathname = location.pathname;
};
const marks = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);
/** Everything that was begun is done. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('B95: the terms of the address are marked in the article, and the first is brought into view', async () => {
  at('/a?_highlight=mqtt');
  render(page());
  await waitFor(() => expect(marks()).toEqual(['mqtt', 'MQTT']));
  expect(scroll.mock.calls).toEqual([['mqtt']]);
});

test('B95: an address without terms marks nothing', async () => {
  at('/a?_highlight=%20');
  render(page());
  await settled();
  expect(marks()).toEqual([]);
  expect(scroll).not.toHaveBeenCalled();
});

test('B95: a hash decides where the page begins, not the first mark', async () => {
  at('/a?_highlight=mqtt#part');
  render(page());
  await waitFor(() => expect(marks()).toHaveLength(2));
  expect(scroll).not.toHaveBeenCalled();
});

test('B95: a result begins at its words below the heading; a heading chosen after that, at the heading', async () => {
  // Both are far down, until the browser has scrolled to the heading.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.matches('h2') ? 70 : 5000, 100, 20);
  });
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  at('/a?_highlight=mqtt#part');
  render(
    <>
      <article>
        <h2 id="part">Part</h2>
        <p>About mqtt</p>
        <h2 id="other">Other</h2>
        <p>About MQTT</p>
      </article>
      <SearchMarks />
    </>,
  );
  await waitFor(() => expect(scroll.mock.calls).toEqual([['mqtt']]));
  act(() => {
    location.hash = '#other';
  });
  await settled();
  expect(marks()).toEqual(['mqtt', 'MQTT']);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each(['reload', 'back_forward'])('B95: a %s keeps the reader’s place', async (type) => {
  navigation = type;
  at('/a?_highlight=mqtt');
  render(page());
  await waitFor(() => expect(marks()).toHaveLength(2));
  expect(scroll).not.toHaveBeenCalled();
});

test('B95: a reload of the HTML keeps the reader’s place, too', async () => {
  navigation = 'reload';
  at('/a?_highlight=mqtt');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  render(page(), { container, hydrate: true });
  await waitFor(() => expect(marks()).toHaveLength(2));
  await settled();
  expect(scroll).not.toHaveBeenCalled();
});

test('B95: marks go when the search is cleared, and the text is whole again', async () => {
  at('/a?_highlight=mqtt&x=1');
  render(page());
  await waitFor(() => expect(marks()).toHaveLength(2));
  act(() => clearHighlight());
  await waitFor(() => expect(marks()).toEqual([]));
  expect(location.search).toBe('?x=1');
  expect(screen.getByText('About mqtt, and MQTT again')).toBeTruthy();
});

test('B95: search cleared before the code of the marks is there: nothing is marked', async () => {
  at('/a?_highlight=mqtt');
  render(page());
  act(() => clearHighlight());
  await settled();
  expect(marks()).toEqual([]);
});

test('B95: back to another term marks it and leaves the place; a link after that has its own', async () => {
  at('/a?_highlight=again');
  render(page());
  await waitFor(() => expect(marks()).toEqual(['again']));
  scroll.mockClear();
  history.replaceState(null, '', '/a?_highlight=mqtt');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(marks()).toEqual(['mqtt', 'MQTT']));
  expect(scroll).not.toHaveBeenCalled();
  act(() => changeQuery('/a?_highlight=about'));
  await waitFor(() => expect(marks()).toEqual(['About']));
  expect(scroll.mock.calls).toEqual([['About']]);
});

test('B95: while back waits for the other page, its terms are not marked in this one', async () => {
  at('/a');
  const { rerender } = render(page());
  history.replaceState(null, '', '/b?_highlight=mqtt');
  act(() => pendingNavigation.begin('/b?_highlight=mqtt', 'traverse'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await settled();
  expect(marks()).toEqual([]);
  next.pathname = '/b';
  rerender(page());
  await waitFor(() => expect(marks()).toEqual(['mqtt', 'MQTT']));
  expect(scroll).not.toHaveBeenCalled();
});
