import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFilter } from './page-filter.ts';
import type { ContentFolder } from './sections.ts';
import type { DocusaurusSite } from './read-site.ts';
import { stagedFiles } from './staged-files.ts';

/** The texts of a site's code (lib/render-data/code-translations.ts). */
const CODE_TEXTS = 'code.json';

const DOCUMENT = /\.mdx?$/;

/**
 * Lays out the content of a Docusaurus site as the portal reads it: `content/<locale>/<folder>/…`
 * with a link to each file. Nothing is written into the site, and a change of a file is seen at
 * once. Files that are gone lose their links.
 * @param stage the folder for `content/`, `public/` and `i18n/`
 */
export function stageSite(
  site: string,
  { folders, statics, translations }: DocusaurusSite,
  stage: string,
): void {
  const wanted = new Map<string, string>();
  for (const [locale, folder] of Object.entries(translations)) {
    const texts = join(site, folder, CODE_TEXTS);
    if (existsSync(texts)) wanted.set(`i18n/${locale}/${CODE_TEXTS}`, texts);
  }
  for (const folder of folders)
    for (const file of contentFiles(site, folder))
      wanted.set(`content/${folder.locale}/${folder.to}/${file}`, join(site, folder.from, file));
  for (const folder of statics)
    for (const file of stagedFiles(join(site, folder)))
      wanted.set(`public/${file}`, join(site, folder, file));
  mkdirSync(join(stage, 'content'), { recursive: true });
  mkdirSync(join(stage, 'public'), { recursive: true });
  for (const present of stagedFiles(stage))
    if (!wanted.has(present)) rmSync(join(stage, present), { force: true });
  for (const [place, file] of wanted) link(join(stage, place), file);
}

/**
 * The files of a folder: its documents by include and exclude, and everything that they may show or
 * import.
 */
function contentFiles(
  site: string,
  { from, translates, include, exclude }: ContentFolder,
): string[] {
  const isPage = pageFilter(include, exclude);
  return stagedFiles(join(site, from)).filter((file) => {
    if (!DOCUMENT.test(file)) return true;
    // Partials are imported, and the portal makes no pages of them.
    if (/(^|\/)_/.test(file)) return true;
    // Docusaurus does not read translations of documents that are not there.
    if (translates !== undefined && !hasOriginal(join(site, translates), file)) return false;
    return isPage(file);
  });
}

const hasOriginal = (folder: string, file: string): boolean =>
  ['.md', '.mdx'].some((end) => existsSync(join(folder, file.replace(DOCUMENT, end))));

function link(place: string, file: string): void {
  const known = lstatSync(place, { throwIfNoEntry: false });
  if (known?.isSymbolicLink() && readlinkSync(place) === file) return;
  if (known) rmSync(place, { recursive: true });
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(file, place);
}
