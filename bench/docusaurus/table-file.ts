import type { SiteFigures } from '@/bench/docusaurus/comparison-report.ts';

const BEGIN = '<!-- table: begin -->';
const END = '<!-- table: end -->';

/**
 * Puts a new table between the marks of a Markdown text.
 * @throws Error when the marks are missing
 */
export function writeTable(
  text: string,
  table: string,
  sites: readonly SiteFigures[],
  machine: string,
): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`The text needs a line ${BEGIN} and after it a line ${END}.`);
  const versions = [...new Set(sites.map(({ version }) => version))].join(' and ');
  const day = sites[0]?.measuredAt.slice(0, 10) ?? '';
  return [
    text.slice(0, begin + BEGIN.length),
    '',
    `Docusaurus ${versions} and this portal, both built on ${day}; ${machine}.`,
    '',
    table,
    '',
    text.slice(end),
  ].join('\n');
}
