import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeHtml } from '@/lib/text/escape-html.ts';
import { parseFlight, valueOf, type FlightRow, type FlightValue } from './flight.ts';
import { prerenderedType, staticTest } from './page-payload.ts';
import { prerenderedBlocks } from './prerendered-blocks.ts';

/** Route of the page that holds the blocks, inside a locale's folder of the export (app/[locale]/~frame). */
const ROUTE = '~frame';

/** HTML of blocks by their names. */
export type BlockHtml = ReadonlyMap<string, string>;

/**
 * Takes the blocks out of an export that has not been lifted yet, and the pages that hold them.
 * @throws when a block holds a component of the browser: nothing would hydrate it
 */
export function takeSharedBlocks(folder: string, locales: readonly string[]): BlockHtml {
  const blocks = new Map<string, string>();
  for (const locale of locales) {
    const page = join(folder, locale, ROUTE);
    for (const { name, content } of prerenderedBlocks(readFileSync(`${page}.html`, 'utf8'))) if (content !== '') blocks.set(name, content);
    const living = livingBlocks(parseFlight(readFileSync(`${page}.txt`, 'utf8')));
    if (living.length > 0) throw new Error(`The block ${living.join(', ')} is the same on many pages and holds a component of the browser ('use client'), which nothing would hydrate. Take it out of <SharedBlock>, or use a listener of components/behaviours.`);
    for (const path of [`${page}.html`, `${page}.txt`, page]) rmSync(path, { recursive: true, force: true });
  }
  return blocks;
}

/**
 * A page's HTML with the blocks in their places.
 * @throws when there is none for a place
 */
export function fillHtml(html: string, blocks: BlockHtml): string {
  return html.replace(/(<div data-prerendered="([^"]*)">)<\/div>/g, (_, tag: string, name: string) => `${tag}${blockOf(unescapeHtml(name), blocks)}</div>`);
}

/**
 * Page data with the HTML of blocks in the places that have been left empty, for a reader who has no page with them.
 * @throws when there is none for a block that is empty
 */
export function fillData(rows: readonly FlightRow[], blocks: BlockHtml): FlightRow[] {
  const type = prerenderedType(rows);
  if (type === undefined) return [...rows];
  return rows.map((row) => (row.tag === '' && row.body.includes(`"${type}"`) ? { ...row, body: JSON.stringify(filled(valueOf(row))) } : row));

  function filled(value: FlightValue): FlightValue {
    if (Array.isArray(value)) {
      const props = propsOf(value, type!);
      if (!props || props.head === true || props.html !== undefined || hasContent(props)) return value.map(filled);
      const name = String(props.name);
      const html = blockOf(name, blocks);
      return [...value.slice(0, 3), { name, html: html.startsWith('$') ? `$${html}` : html }];
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry)]));
  }
}

/** Names of the blocks that hold a component of the browser. */
function livingBlocks(rows: readonly FlightRow[]): string[] {
  const type = prerenderedType(rows);
  if (type === undefined) return [];
  const isStatic = staticTest(rows);
  const blocksIn = (value: FlightValue): string[] => {
    if (value === null || typeof value !== 'object') return [];
    const props = Array.isArray(value) ? propsOf(value, type) : undefined;
    const own = props && hasContent(props) && !isStatic(props.children!) ? [String(props.name)] : [];
    return [...own, ...Object.values(value).flatMap(blocksIn)];
  };
  return rows.filter(({ tag, body }) => tag === '' && body.includes(`"${type}"`)).flatMap((row) => blocksIn(valueOf(row)));
}

type Props = { [key: string]: FlightValue };

const propsOf = (value: FlightValue[], type: string): Props | undefined => (value[0] === '$' && value[1] === type ? (value[3] as Props) : undefined);

const hasContent = ({ children }: Props): boolean => children !== undefined && children !== '$undefined';

function blockOf(name: string, blocks: BlockHtml): string {
  const html = blocks.get(name);
  if (html === undefined) throw new Error(`The block “${name}” of <Prerendered> is empty. If many pages have it in common, app/[locale]/~frame has to render it.`);
  return html;
}
