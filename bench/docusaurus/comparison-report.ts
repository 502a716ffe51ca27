import {
  ASPECTS,
  type Aspect,
  type ComparedPage,
  type ComparedSite,
} from '@/bench/docusaurus/compare-pages.ts';

/**
 * Seconds of one build. CPU seconds depend less on what else the machine does; null where they
 * cannot be told.
 */
export interface BuildCost {
  wall: number;
  cpu: number | null;
}

/** Both builds of one site, compared. */
export interface SiteComparison extends ComparedSite {
  site: string;
  /** Of `@docusaurus/core`. */
  version: string;
  /** ISO 8601, UTC. */
  measuredAt: string;
  /** Of cold builds; undefined when they are not known. */
  cost?: { docusaurus: BuildCost; portal: BuildCost };
  /** Blog, own pages, tags: they are not compared. */
  others: number;
}

/** The figures of a site, without the differences of each page. */
export interface SiteFigures extends Pick<
  SiteComparison,
  'site' | 'version' | 'measuredAt' | 'cost' | 'others'
> {
  pages: number;
  same: Record<Aspect, number>;
  all: number;
  additional: number;
}

/** How many pages are the same in each aspect. A page at another address is the same in none. */
export function figuresOf(comparison: SiteComparison): SiteFigures {
  const { site, version, measuredAt, cost, others, pages, additional } = comparison;
  const same = (aspect: Aspect) => pages.filter((page) => isSame(page, aspect)).length;
  return {
    site,
    version,
    measuredAt,
    cost,
    others,
    pages: pages.length,
    same: {
      address: same('address'),
      title: same('title'),
      headings: same('headings'),
      text: same('text'),
      code: same('code'),
      sidebar: same('sidebar'),
    },
    all: pages.filter(({ differences }) => differences.length === 0).length,
    additional: additional.length,
  };
}

const isSame = ({ differences }: ComparedPage, aspect: Aspect): boolean =>
  !differences.some((one) => one.aspect === aspect || one.aspect === 'address');

const HEADERS = [
  'site',
  'pages',
  'same address',
  'title',
  'headings',
  'text',
  'code',
  'sidebar',
  'all of them',
  'CPU s (wall s) of Docusaurus',
  'of the portal',
];

/** A Markdown table, one row per site and one of all. */
export function comparisonTable(sites: readonly SiteFigures[]): string {
  const rows = [HEADERS, ...sites.map(cells), ...(sites.length > 1 ? [cells(sumOf(sites))] : [])];
  const widths = HEADERS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const pad = (row: readonly string[]) =>
    row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
  const line = (row: readonly string[]) => `| ${pad(row).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(HEADERS), `| ${rule.join(' | ')} |`, ...rows.slice(1).map(line)].join('\n');
}

function cells({ site, pages, same, all, cost }: SiteFigures): string[] {
  const share = (count: number) =>
    `${count} (${pages === 0 ? 0 : Math.floor((100 * count) / pages)} %)`;
  return [
    site,
    String(pages),
    ...ASPECTS.map((aspect) => share(same[aspect])),
    share(all),
    time(cost?.docusaurus),
    time(cost?.portal),
  ];
}

const time = (cost?: BuildCost): string =>
  cost ? `${cost.cpu?.toFixed(1) ?? '–'} (${cost.wall.toFixed(1)})` : '–';

function sumOf(sites: readonly SiteFigures[]): SiteFigures {
  const sum = (of: (site: SiteFigures) => number) => sites.reduce((all, site) => all + of(site), 0);
  const [first] = sites;
  return {
    site: 'all',
    version: first?.version ?? '',
    measuredAt: first?.measuredAt ?? '',
    others: sum((site) => site.others),
    pages: sum((site) => site.pages),
    same: {
      address: sum((site) => site.same.address),
      title: sum((site) => site.same.title),
      headings: sum((site) => site.same.headings),
      text: sum((site) => site.same.text),
      code: sum((site) => site.same.code),
      sidebar: sum((site) => site.same.sidebar),
    },
    all: sum((site) => site.all),
    additional: sum((site) => site.additional),
  };
}

/** Every difference, page by page. */
export function differenceList({ site, pages, additional }: SiteComparison): string {
  const different = pages.filter(({ differences }) => differences.length > 0);
  const lines = different.flatMap(({ address, differences }) => [
    `  ${address}`,
    ...differences.map(({ aspect, says }) => `    ${aspect}: ${says}`),
  ]);
  const more = additional.map((address) => `  ${address}: only here`);
  return [`${site}: ${different.length} of ${pages.length} pages differ`, ...lines, ...more].join(
    '\n',
  );
}
