import type { Sizes } from '@/bench/measure-output.ts';
import type { ProcessFigures } from '@/bench/measure-process.ts';
import { median, type SizeResult, type Stage } from '@/bench/results.ts';

const HEADERS = [
  'pages',
  'cold wall / CPU s',
  'warm wall / CPU s',
  '1 changed wall / CPU s',
  'peak MiB process / tree',
  'files (HTML)',
  'output MiB',
  'page HTML KiB raw / gz / br',
  'of it styles KiB',
  'scripts n: KiB raw / gz / br',
  'page data KiB raw / gz, section gz',
];

/**
 * A Markdown table, one row per site: medians over the runs, a dash for what this machine cannot
 * measure.
 */
export function resultTable(results: readonly SizeResult[]): string {
  const rows = [HEADERS, ...results.map(cells)];
  const widths = HEADERS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(HEADERS),
    `| ${widths.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ].join('\n');
}

function cells(result: SizeResult): string[] {
  const { output } = result;
  const { page } = output;
  const both = (stage: Stage) =>
    `${decimal(middle(result, stage, 'wallSeconds'))} / ${decimal(middle(result, stage, 'cpuSeconds'))}`;
  return [
    result.site === String(result.pages) ? result.site : `${result.site} (${result.pages})`,
    both('cold'),
    both('warm'),
    both('changed'),
    `${whole(middle(result, 'cold', 'largestProcessMiB'))} / ${whole(middle(result, 'cold', 'treeMiB'))}`,
    `${output.files} (${output.htmlFiles})`,
    (output.bytes / 2 ** 20).toFixed(1),
    kibibytes(page.html),
    kib(page.inlineStyles),
    `${page.scripts.count}: ${kibibytes(page.scripts)}`,
    `${kib(page.data.page.raw)} / ${kib(page.data.page.gzip)} / ${kib(page.data.frame.gzip)}`,
  ];
}

/**
 * How the cost of a page changes with the size of the site: CPU seconds of cold builds for each
 * additional page, from one generated size to the next. In a linear build the figures are equal;
 * the constant cost of a build cancels out.
 */
export function linearityLine(results: readonly SizeResult[]): string {
  const points = results
    .filter(({ site, pages }) => site === String(pages))
    .map((result) => ({ pages: result.pages, cpu: middle(result, 'cold', 'cpuSeconds') }))
    .sort((a, b) => a.pages - b.pages);
  const known = points.flatMap(({ pages, cpu }) => (cpu === null ? [] : [{ pages, cpu }]));
  if (known.length < points.length) return 'Linearity: this machine does not tell CPU seconds.';
  if (known.length < 2) return 'Linearity: needs two sizes or more.';
  const steps = known.flatMap((from, index) => {
    const to = known[index + 1];
    return to
      ? [{ from: from.pages, to: to.pages, cost: (to.cpu - from.cpu) / (to.pages - from.pages) }]
      : [];
  });
  const texts = steps.map(({ from, to, cost }, index) => {
    const last = steps[index - 1]?.cost;
    return `${from} → ${to} pages ${cost.toFixed(4)} s${last && last > 0 ? ` (×${(cost / last).toFixed(2)})` : ''}`;
  });
  return `Linearity: CPU seconds per additional page, cold: ${texts.join(', ')}`;
}

/** One run in one line, while the benchmark goes on. */
export function runLine(site: string, stage: Stage, figures: ProcessFigures): string {
  return `${site.padEnd(7)} ${stage.padEnd(7)}  ${decimal(figures.wallSeconds)} s wall, ${decimal(figures.cpuSeconds)} s CPU, ${whole(figures.largestProcessMiB)} MiB largest process, ${whole(figures.treeMiB)} MiB tree`;
}

const middle = (
  result: SizeResult,
  stage: Stage,
  key: 'wallSeconds' | 'cpuSeconds' | 'largestProcessMiB' | 'treeMiB',
) => median(result.builds[stage].map((figures) => figures[key]));
const decimal = (value: number | null): string => value?.toFixed(1) ?? '–';
const whole = (value: number | null): string => value?.toFixed(0) ?? '–';
const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
const kibibytes = ({ raw, gzip, brotli }: Sizes): string =>
  [raw, gzip, brotli].map(kib).join(' / ');
