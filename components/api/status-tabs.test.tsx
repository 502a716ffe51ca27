// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusTabs } from './status-tabs.tsx';

const tabs = (
  <StatusTabs
    label="Responses"
    entries={['200', '40', '404', '4XX'].map((value) => ({ value, panel: `Answer ${value}` }))}
  />
);
const go = (hash: string) =>
  act(() => {
    history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('B129: a row of tabs, the first selected; a click and the keys select others', async () => {
  render(tabs);
  expect(screen.getByRole('tablist', { name: 'Responses' })).toBeTruthy();
  expect(selected()).toBe('200');
  await userEvent.click(screen.getByRole('tab', { name: '404' }));
  expect(selected()).toBe('404');
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('4XX'));
  await userEvent.keyboard('{Enter}');
  expect(selected()).toBe('4XX');
});

test.each([
  ['a status', '#response-404', '404'],
  ['something below it', '#response-404-body.items', '404'],
  ['a range', '#response-4XX-header', '4XX'],
  ['an id that is written with escapes', '#response%2D40', '40'],
])('B129: an address that leads to %s selects its tab', (_, hash, status) => {
  history.replaceState(null, '', `/${hash}`);
  render(tabs);
  expect(selected()).toBe(status);
});

test('B129: a link within the page selects the tab; another part of the page leaves it', () => {
  render(tabs);
  go('#response-404');
  expect(selected()).toBe('404');
  go('#request');
  expect(selected()).toBe('404');
  go('#response-500');
  expect(selected()).toBe('404');
});

test('B129: the reader’s choice holds until an address leads to another status', async () => {
  history.replaceState(null, '', '/#response-404');
  render(tabs);
  await userEvent.click(screen.getByRole('tab', { name: '200' }));
  expect(selected()).toBe('200');
  go('#response-4XX');
  expect(selected()).toBe('4XX');
});

test('B17: without script every response is there, with its status', () => {
  document.body.innerHTML = renderToString(tabs);
  expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual([
    '200Answer 200',
    '40Answer 40',
    '404Answer 404',
    '4XXAnswer 4XX',
  ]);
  document.body.replaceChildren();
});
