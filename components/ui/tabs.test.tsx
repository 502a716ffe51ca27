// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabChoices } from './tab-choices.ts';
import { Tabs, type TabEntry } from './tabs.tsx';

const entries: TabEntry[] = [
  { value: 'linux', label: 'Linux', panel: 'Linux here.' },
  { value: 'windows', label: 'Windows', panel: 'Windows here.' },
  { value: 'a b', panel: 'Else.' },
];

let group = '';
beforeEach((context) => {
  group = context.task.id;
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollBy', vi.fn());
});
afterEach(cleanup);

const selected = (row = document.body) =>
  within(row)
    .getAllByRole('tab', { selected: true })
    .map((tab) => tab.textContent);
const shownPanels = () =>
  screen.getAllByRole('tabpanel').filter((panel) => panel.dataset.selected !== undefined);

test('B58: tabs and panels name each other; the first is selected, and the one stop of the Tab key', async () => {
  render(<Tabs entries={entries} label="Systems" />);
  expect(screen.getByRole('tablist', { name: 'Systems' }).tabIndex).toBe(-1);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  for (const tab of screen.getAllByRole('tab'))
    expect(
      document.getElementById(tab.getAttribute('aria-controls')!)?.getAttribute('aria-labelledby'),
    ).toBe(tab.id);
  expect(shownPanels()).toEqual([screen.getByRole('tabpanel', { name: 'Linux' })]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Linux' }));
});

test('B58: arrow keys move round the row, Home and End to its ends; Enter and Space select', async () => {
  render(<Tabs entries={entries} />);
  screen.getByRole('tab', { name: 'Linux' }).focus();
  const focused = () => vi.waitFor(() => document.activeElement?.textContent);
  await userEvent.keyboard('{ArrowLeft}');
  await vi.waitFor(async () => expect(await focused()).toBe('a b'));
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(async () => expect(await focused()).toBe('Linux'));
  await userEvent.keyboard('{End}');
  await vi.waitFor(async () => expect(await focused()).toBe('a b'));
  expect(selected()).toEqual(['Linux']);
  await userEvent.keyboard('{Enter}');
  expect(selected()).toEqual(['a b']);
  await userEvent.keyboard('{Home}');
  await vi.waitFor(async () => expect(await focused()).toBe('Linux'));
  await userEvent.keyboard(' ');
  expect(selected()).toEqual(['Linux']);
});

test('B58: rows of a group change together, keep the choice, and follow other browser tabs; a row without that tab stays', async () => {
  render(
    <>
      <Tabs group={group} entries={entries} />
      <Tabs group={group} entries={entries.slice(0, 2)} />
    </>,
  );
  const [first] = screen.getAllByRole('tab', { name: 'Windows' });
  await userEvent.click(first!);
  expect(selected()).toEqual(['Windows', 'Windows']);
  expect(localStorage.getItem(`docusaurus.tab.${group}`)).toBe('windows');
  await userEvent.click(screen.getByRole('tab', { name: 'a b' }));
  expect(selected()).toEqual(['a b', 'Windows']);
  localStorage.setItem(`docusaurus.tab.${group}`, 'linux');
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: `docusaurus.tab.${group}`, newValue: 'linux' }),
      ),
  );
  expect(selected()).toEqual(['Linux', 'Linux']);
});

test('B58: a stored choice applies on the next page; a value that is not a tab is ignored', () => {
  localStorage.setItem(`docusaurus.tab.${group}`, 'windows');
  render(<Tabs group={group} entries={entries} />);
  expect(selected()).toEqual(['Windows']);
  cleanup();
  localStorage.setItem(`docusaurus.tab.${group}`, 'amiga');
  render(<Tabs group={group} entries={entries} />);
  expect(selected()).toEqual(['Linux']);
});

test('B58: the address has precedence over the stored choice in the whole group; a new choice replaces both', async () => {
  localStorage.setItem(`docusaurus.tab.${group}`, 'a b');
  history.replaceState(null, '', '/page?system=windows&x=1#part');
  const { length } = history;
  render(
    <>
      <Tabs group={group} parameter="system" entries={entries} />
      <Tabs group={group} entries={entries} />
    </>,
  );
  expect(selected()).toEqual(['Windows', 'Windows']);
  await userEvent.click(screen.getAllByRole('tab', { name: 'Linux' })[1]!);
  expect(selected()).toEqual(['Linux', 'Linux']);
  expect(location.pathname + location.search + location.hash).toBe('/page?system=linux&x=1#part');
  expect(history.length).toBe(length);
});

test('B58: the tabs of a group change together, also through another component', () => {
  render(<Tabs group={group} entries={entries} />);
  act(() => tabChoices.choose('windows', { group }));
  expect(selected()).toEqual(['Windows']);
});

test('B58: another component may hold the choice', async () => {
  const change = vi.fn();
  render(<Tabs value="windows" onValueChange={change} entries={entries} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Linux' }));
  expect(change).toHaveBeenCalledWith('linux');
  expect(selected()).toEqual(['Windows']);
});

test('B17: without script all panels stand in the HTML with their labels', () => {
  const html = renderToStaticMarkup(<Tabs initial="windows" entries={entries} />);
  for (const text of ['Linux here.', 'Windows here.', 'Else.', '<p class="_label', '>a b</p>'])
    expect(html).toContain(text);
  expect(html).not.toContain(' hidden');
  expect(html.match(/data-selected/g)).toHaveLength(1);
});
