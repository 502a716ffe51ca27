import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { PageVisit } from '@/bench/measure-page.ts';
import { pageTable, savePage, typicalPages } from '@/bench/page-report.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('of each kind in each language the page of middle size', () => {
  folder = folderOf({
    'a.html': 'x'.repeat(9),
    'b.html': 'x',
    'c.html': 'x'.repeat(5),
    'zh-tw/index.html': 'x',
  });
  const route = (path: string, kind: 'doc' | 'home', locale = 'en') => ({
    path,
    kind,
    locale,
    id: path,
    hash: '000',
    section: null,
    version: null,
    sidebar: null,
  });
  expect(
    typicalPages(
      [
        route('/a', 'doc'),
        route('/b', 'doc'),
        route('/c', 'doc'),
        route('/zh-tw/', 'home', 'zh-tw'),
      ],
      folder,
    ),
  ).toEqual([
    { kind: 'doc', locale: 'en', path: '/c' },
    { kind: 'home', locale: 'zh-tw', path: '/zh-tw/' },
  ]);
});

test('the table has medians, bytes by type, and a dash where there is nothing to click', () => {
  const visit = (fcp: number): PageVisit => ({
    bytes: { document: 12_000, script: 100_000, fetch: 500 },
    requests: 4,
    fcp,
    lcp: fcp,
    tbt: 10,
    cls: 0,
    againFcp: 90,
    againBytes: 300,
    navigation: null,
    prefetched: 20,
  });
  expect(
    pageTable([
      { kind: 'doc', locale: 'en', path: '/a', visits: [visit(900), visit(1000), visit(5000)] },
    ]).split('\n')[2],
  ).toBe(
    '| doc | en | 12.0 | 100.0 | 0.0 | 113 (4) | 1000 | 1000 | 10 | 0.000 | 0.3 | 90 | – | 20 |',
  );
});

test('a row takes the place of an older one of its kind and language, the others stay', () => {
  folder = folderOf({ 'x.txt': '' });
  const file = join(folder, 'results', 'pages.json');
  const row = (kind: string, locale: string, loadBefore: number) => ({
    kind,
    locale,
    path: '/a',
    machine: 'm',
    measuredAt: '2026-11-01T00:00:00Z',
    loadBefore,
    visits: [],
  });
  for (const saved of [row('doc', 'en', 1), row('doc', 'zh-tw', 2), row('doc', 'en', 3)])
    savePage(file, saved);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    row('doc', 'zh-tw', 2),
    row('doc', 'en', 3),
  ]);
});
