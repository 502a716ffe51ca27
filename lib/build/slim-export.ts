import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { filesBelow } from '@/lib/site/files-below.ts';
import { parseFlight, printFlight, reachable, type FlightRow } from './flight.ts';
import { fillData, fillHtml, type BlockHtml } from './shared-blocks.ts';
import { frameHead, navigationPayload, withoutPrerendered } from './page-payload.ts';

/** File of a section's frame, below the section's base path. No page can have this name. */
const FRAME_FILE = '__section.txt';

/** Opens the data for Next's client. */
const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';

const DATA = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * Makes of an export, which is in its final place, what readers need: each page is its HTML, with the data to hydrate
 * what is hydrated, and one file of data for navigation, with the content of that page alone, as HTML. What the pages of a section
 * share is published once for the section. Next's own split of the data into segments, asked for one by one, is removed.
 * @param blocks what many pages have in common, which the export has left empty
 * @param basePath prefix of addresses that is not part of the folder
 */
export function slimExport(folder: string, config: Pick<SiteConfig, 'defaultLocale'>, blocks: BlockHtml, basePath = process.env.BASE_PATH ?? ''): void {
  const frames = new Set<string>();
  for (const file of filesBelow(folder)) {
    if (relative(folder, file).split(sep).includes('_next')) continue;
    if (/\/__next\.[^/]*\.txt$/.test(file)) rmSync(file);
    if (!file.endsWith('.html')) continue;
    const html = named(file, () => fillHtml(readFileSync(file, 'utf8'), blocks));
    named(file, () => writeFileSync(file, slimHtml(html)));
    const data = file.replace(/html$/, 'txt');
    if (existsSync(data)) named(data, () => slimData(data));
  }
  removeEmptyFolders(folder);

  function slimData(file: string): void {
    const { page: whole, section, frame } = navigationPayload(parseFlight(readFileSync(file, 'utf8')));
    const page = reachable(fillData(whole, blocks), [0]);
    if (!section) return writeFileSync(file, printWhole(page));
    const prefix = section.locale === config.defaultLocale ? '' : `/${section.locale}`;
    const address = `${prefix}/${section.key.replaceAll('~', '/')}/${FRAME_FILE}`;
    writeFileSync(file, printWhole([...frameHead(encodeURI(basePath + address), `${section.locale}/${section.key}`), ...page]));
    if (frames.has(address)) return;
    frames.add(address);
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), printWhole(fillData(frame, blocks)));
  }
}

/**
 * A page's HTML with the data that hydration needs and no more; in one script instead of several, each of which the page's
 * policy would have to name. All of it stands in the page: Next's client takes no more data once the document has been read.
 */
export function slimHtml(html: string): string {
  const data = [...html.matchAll(DATA)].map((match) => JSON.parse(match[1]!) as string).join('');
  if (data === '') return html;
  const slim = printFlight(withoutPrerendered(parseFlight(data)));
  const opened = html.includes(`<script>${OPENING}</script>`);
  const script = `<script>${opened ? `${OPENING};` : ''}self.__next_f.push([1,${scriptString(slim)}])</script>`;
  let first = true;
  return html.replace(`<script>${OPENING}</script>`, '').replace(DATA, () => {
    if (!first) return '';
    first = false;
    return script;
  });
}

/** @throws when the text does not end with a line: by its last character the browser knows that it has all of it */
function printWhole(rows: readonly FlightRow[]): string {
  const text = printFlight(rows);
  if (!text.endsWith('\n')) throw new Error('The data of the page does not end with a line.');
  return text;
}

/** Errors say which file they are about. */
function named<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** JSON that can stand in a script element. */
const scriptString = (text: string): string => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

function removeEmptyFolders(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)));
  if (left.length > 0) return false;
  rmSync(folder, { recursive: true });
  return true;
}
