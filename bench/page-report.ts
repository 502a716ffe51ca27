import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageVisit } from '@/bench/measure-page.ts';
import { median, readJson, writeWhole } from '@/bench/results.ts';

export interface PageResult {
  kind: string;
  locale: string;
  path: string;
  visits: PageVisit[];
}

/** A row of the results file, which may have rows of several runs. */
export interface SavedPage extends PageResult {
  machine: string;
  /** ISO 8601, UTC. */
  measuredAt: string;
  /** One-minute load average before the first visit. */
  loadBefore: number;
}

/** Other rows are kept as they are. */
const savedPages = z.array(z.looseObject({ kind: z.string(), locale: z.string() }));

/** Adds a row to the file. It replaces an older one of its kind and language. */
export function savePage(file: string, page: SavedPage): void {
  const known = existsSync(file) ? readJson(file, savedPages) : [];
  const others = known.filter(({ kind, locale }) => kind !== page.kind || locale !== page.locale);
  writeWhole(file, `${JSON.stringify([...others, page], null, 1)}\n`);
}

/** A page of `routes.json`. */
type Route = Pick<PageResult, 'kind' | 'locale' | 'path'>;

const savedRoutes = z.array(z.object({ kind: z.string(), locale: z.string(), path: z.string() }));

/** The pages of a built site. */
export const readRoutes = (out: string): Route[] => readJson(join(out, 'routes.json'), savedRoutes);

/** For each kind and language the page of median size. */
export function typicalPages(routes: readonly Route[], out: string): Route[] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const key = `${route.kind} ${route.locale}`;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups.values()].flatMap((group) => {
    const sorted = group
      .map((route) => ({ ...route, size: sizeOf(out, route.path) }))
      .sort((a, b) => a.size - b.size);
    const typical = sorted[Math.floor(sorted.length / 2)];
    return typical ? [{ kind: typical.kind, locale: typical.locale, path: typical.path }] : [];
  });
}

function sizeOf(out: string, path: string): number {
  const file = [`${path}.html`, join(path, 'index.html')]
    .map((name) => join(out, name))
    .find((name) => existsSync(name));
  return file === undefined ? 0 : statSync(file).size;
}

const HEADERS = [
  'kind',
  'locale',
  'KB html',
  'KB script',
  'KB style',
  'KB all (n)',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'again: KB',
  'FCP ms',
  'click ms',
  'prefetched ms',
];

/** A Markdown table of medians; a dash for pages without a sidebar. */
export function pageTable(results: readonly PageResult[]): string {
  const rows = results.map(({ kind, locale, visits }) => {
    const middle = (value: (visit: PageVisit) => number | null): number | null =>
      median(visits.map(value));
    const kilobytes = (...types: string[]): string =>
      (
        (middle((visit) => types.reduce((sum, type) => sum + (visit.bytes[type] ?? 0), 0)) ?? 0) /
        1000
      ).toFixed(1);
    const whole = (value: (visit: PageVisit) => number | null): string =>
      middle(value)?.toFixed(0) ?? '–';
    const all =
      (middle((visit) => Object.values(visit.bytes).reduce((sum, value) => sum + value, 0)) ?? 0) /
      1000;
    return [
      kind,
      locale,
      kilobytes('document'),
      kilobytes('script'),
      kilobytes('stylesheet'),
      `${all.toFixed(0)} (${whole((visit) => visit.requests)})`,
      whole((visit) => visit.fcp),
      whole((visit) => visit.lcp),
      whole((visit) => visit.tbt),
      (middle((visit) => visit.cls) ?? 0).toFixed(3),
      ((middle((visit) => visit.againBytes) ?? 0) / 1000).toFixed(1),
      whole((visit) => visit.againFcp),
      whole((visit) => visit.navigation),
      whole((visit) => visit.prefetched),
    ];
  });
  return [HEADERS, HEADERS.map((_, column) => (column < 2 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
