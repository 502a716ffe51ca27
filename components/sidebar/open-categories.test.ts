import { expect, test } from 'vitest';
import { comparablePath } from '@/components/navigation/comparable-path.ts';
import {
  activeKeys,
  afterNavigation,
  closedAtFirst,
  shownRows,
  toggleCategory,
} from './open-categories.ts';
import { unpackEntries } from './sidebar-entry.ts';

const collapsed = { collapsed: true };
const entries = unpackEntries(
  [
    [
      'A',
      'a',
      { key: 'a', ...collapsed },
      [
        ['A1', 'a/1'],
        ['AB', null, { key: 'ab', ...collapsed }, [['AB1', 'a/b/1']]],
        ['AC', null, { key: 'ac', ...collapsed }, [['AC1', 'a/c/1']]],
      ],
    ],
    ['B', null, { key: 'b', ...collapsed }, [['B1', 'b/1']]],
    ['C', null, { key: 'c', fixed: true }, [['C1', 'c/1']]],
    ['D', null, { key: 'd' }, [['D1', 'd/1']]],
  ],
  '/S',
);
const active = (path: string) => activeKeys(entries, comparablePath(path));

test('B44: the categories above a page are active, and one whose own page it is', () => {
  expect([...active('/S/a/b/1')].sort()).toEqual(['a', 'ab']);
  expect([...active('/S/a')]).toEqual(['a']);
  expect([...active('/elsewhere')]).toEqual([]);
});

test('B44: at first everything is closed that is so by default and does not lead to the page', () => {
  expect([...closedAtFirst(entries, active('/S/a/b/1'))]).toEqual(['b', 'ac']);
});

test('B44: a navigation into a closed category opens it and leaves the others; with auto-collapse its neighbors close', () => {
  const closed = closedAtFirst(entries, active('/S/b/1'));
  expect([...afterNavigation(closed, entries, active('/S/a/b/1'), false)]).toEqual(['ac']);
  expect([...afterNavigation(closed, entries, active('/S/a/b/1'), true)].sort()).toEqual([
    'ac',
    'b',
    'd',
  ]);
  expect([...afterNavigation(new Set(['d']), entries, active('/S/b/1'), true)]).toEqual(['d']);
});

test('B44: opening a category closes its neighbors if configured, but never a fixed one', () => {
  const closed = new Set(['a', 'ab', 'ac']);
  expect([...toggleCategory(closed, entries, 'a', false)]).toEqual(['ab', 'ac']);
  expect([...toggleCategory(closed, entries, 'a', true)].sort()).toEqual(['ab', 'ac', 'b', 'd']);
  expect([...toggleCategory(new Set(['ab']), entries, 'ab', true)]).toEqual(['ac']);
  expect([...toggleCategory(new Set(), entries, 'b', true)]).toEqual(['b']);
});

test('B60: a list is as long as what shows of it', () => {
  expect(shownRows(entries, new Set(['a', 'd']))).toBe(6);
  expect(shownRows(entries, new Set(['ab', 'ac']))).toBe(10);
});
