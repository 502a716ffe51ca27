import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linearityLine, resultTable } from '@/bench/report.ts';
import { median, saveResult, type SizeResult } from '@/bench/results.ts';

const build = (cpuSeconds: number | null) => ({
  wallSeconds: 30,
  cpuSeconds,
  cpuSource: null,
  largestProcessMiB: cpuSeconds,
  treeMiB: null,
});

const result = (pages: number, cold: (number | null)[], site = String(pages)): SizeResult => ({
  site,
  pages,
  measuredAt: '2026-01-01T00:00:00.000Z',
  machine: 'm',
  loadBefore: 0,
  builds: { cold: cold.map(build), warm: [build(20)], changed: [build(10)] },
  output: {
    files: 12,
    bytes: 3 * 2 ** 20,
    htmlFiles: 4,
    page: {
      file: 'a.html',
      html: { raw: 2048, gzip: 1024, brotli: 512 },
      inlineStyles: 256,
      scripts: { count: 3, raw: 4096, gzip: 2048, brotli: 1024 },
      data: {
        page: { raw: 1024, gzip: 512, brotli: 512 },
        frame: { raw: 2048, gzip: 1024, brotli: 1024 },
      },
    },
  },
});

test('the table has one row per size, with medians and a dash for what is not known', () => {
  const [head, rule, ...rows] = resultTable([
    result(100, [40, 50, 90]),
    result(1000, [null]),
  ]).split('\n');
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual([
    [
      '100',
      '30.0 / 50.0',
      '30.0 / 20.0',
      '30.0 / 10.0',
      '50 / –',
      '12 (4)',
      '3.0',
      '2.0 / 1.0 / 0.5',
      '0.3',
      '3: 4.0 / 2.0 / 1.0',
      '1.0 / 0.5 / 1.0',
    ],
    [
      '1000',
      '30.0 / –',
      '30.0 / 20.0',
      '30.0 / 10.0',
      '– / –',
      '12 (4)',
      '3.0',
      '2.0 / 1.0 / 0.5',
      '0.3',
      '3: 4.0 / 2.0 / 1.0',
      '1.0 / 0.5 / 1.0',
    ],
  ]);
  expect(new Set([head, rule, ...rows].map((line) => line!.length)).size).toBe(1);
});

test('linearity is the cost of each page more, and how it changes', () => {
  expect(linearityLine([result(100, [40]), result(1000, [130]), result(5000, [730])])).toBe(
    'Linearity: CPU seconds per additional page, cold: 100 → 1000 pages 0.1000 s, 1000 → 5000 pages 0.1500 s (×1.50)',
  );
  expect(linearityLine([result(100, [40]), result(500, [900], 'product')])).toMatch('two sizes');
  expect(resultTable([result(500, [900], 'product')])).toContain('| product (500) |');
  expect(linearityLine([result(100, [40]), result(1000, [null])])).toMatch('does not tell');
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[null, 5], 5],
  [[null], null],
  [[], null],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a result replaces that of its own size only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-results-'));
  const file = join(folder, 'results', 'build.json');
  saveResult(file, result(1000, [130]));
  saveResult(file, result(100, [40]));
  saveResult(file, result(100, [44]));
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, SizeResult>;
  expect(Object.keys(saved)).toEqual(['100', '1000']);
  expect(saved['100']!.builds.cold[0]!.cpuSeconds).toBe(44);
  expect(readdirSync(join(folder, 'results'))).toEqual(['build.json']);
  rmSync(folder, { recursive: true });
});
