import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { parseFlight, printFlight, type FlightRow } from './flight.ts';
import { frameHead, navigationPayload, withoutPrerendered } from './page-payload.ts';
import { pushScript, splitData } from './shared-data.ts';

/** File of a section's frame, below the section's base path. No page can have this name. */
const FRAME_FILE = '__section.txt';

/** Of the files that several pages' HTML needs; hosts let browsers keep what lies there. */
const SHARED_FOLDER = '_next/static/data';

const DATA = /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * Makes of an export, which is in its final place, what readers need: each page is its HTML, with the data to hydrate
 * what is hydrated, and one file of data for navigation, with the content of that page alone. What pages share is published
 * once: of the data for hydration by all that have it in common, of the other for the section. Next's own split of the data into segments, asked for one by one, is removed.
 * @param basePath prefix of addresses that is not part of the folder
 */
export function slimExport(folder: string, config: Pick<SiteConfig, 'defaultLocale'>, basePath = process.env.BASE_PATH ?? ''): void {
  const frames = new Set<string>();
  const pages = new Map<string, FlightRow[]>();
  for (const file of filesBelow(folder)) {
    try {
      const rows = file.endsWith('.html') ? pageRows(readFileSync(file, 'utf8')) : undefined;
      if (rows) pages.set(file, rows);
      else if (/\/__next\.[^/]*\.txt$/.test(file)) rmSync(file);
      else if (file.endsWith('.txt') && existsSync(file.replace(/\.txt$/, '.html'))) slimData(file);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  removeEmptyFolders(folder);
  mkdirSync(join(folder, SHARED_FOLDER), { recursive: true });
  for (const [file, { own, shared }] of splitData(pages)) {
    if (shared) writeFileSync(join(folder, SHARED_FOLDER, shared.name), shared.script);
    writeFileSync(file, withRows(readFileSync(file, 'utf8'), own, shared && `${basePath}/${SHARED_FOLDER}/${shared.name}`));
  }

  function slimData(file: string): void {
    const { page, section, frame } = navigationPayload(parseFlight(readFileSync(file, 'utf8')));
    // By its last character the browser knows that it has all of it.
    for (const rows of [page, frame]) if (rows.length > 0 && !printFlight(rows).endsWith('\n')) throw new Error('The data of the page does not end with a line.');
    if (!section) return writeFileSync(file, printFlight(page));
    const prefix = section.locale === config.defaultLocale ? '' : `/${section.locale}`;
    const address = `${prefix}/${section.key.replaceAll('~', '/')}/${FRAME_FILE}`;
    writeFileSync(file, printFlight([...frameHead(encodeURI(basePath + address), `${section.locale}/${section.key}`), ...page]));
    if (frames.has(address)) return;
    frames.add(address);
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), printFlight(frame));
  }
}

/** The data in a page's HTML as far as hydration needs it; undefined when there is none. */
export function pageRows(html: string): FlightRow[] | undefined {
  const data = [...html.matchAll(DATA)].map((match) => JSON.parse(match[1]!) as string).join('');
  return data === '' ? undefined : withoutPrerendered(parseFlight(data));
}

/**
 * A page's HTML with its own data in one script instead of several, and the file of the shared data.
 * @param address of that file, if the page has one. It stands before the page's own data and holds the parser there: React wants a
 * component before the element that it makes, and a deferred file comes when Next's client has closed the data already.
 */
export function withRows(html: string, own: readonly FlightRow[], address?: string): string {
  const inline = `${address === undefined ? '' : `<script src="${address}"></script>`}<script>${pushScript(printFlight(own))}</script>`;
  let first = true;
  const slim = html.replace(DATA, () => {
    if (!first) return '';
    first = false;
    return inline;
  });
  return address === undefined ? slim : slim.replace('</head>', () => `<link rel="preload" href="${address}" as="script"></head>`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === '_next') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function removeEmptyFolders(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)));
  if (left.length > 0) return false;
  rmSync(folder, { recursive: true });
  return true;
}
