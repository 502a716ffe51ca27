import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeRelease } from '@/lib/deploy/release-files.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { liftMoves } from '@/lib/next-export/lift.ts';
import { takeExport } from '@/lib/next-export/take-export.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { filesBelow, namesBelow } from '@/lib/site/files-below.ts';
import { inlineScriptFile } from '@/lib/site/inline-script-file.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { pageFiles, writeIndexFiles } from './index-files.ts';
import { inlineStyles } from './inline-styles.ts';
import { copyInto } from './copy-into.ts';
import { notFoundPages } from './not-found-pages.ts';
import { pagePolicies } from './page-policies.ts';
import type { Progress } from './progress.ts';
import { replaceFolder } from './replace-folder.ts';
import { routeManifest } from './route-manifest.ts';
import { writeSearchIndex } from './search/write-index.ts';
import { writeOtherFiles } from './write-other-files.ts';

/** Routes of `app/` that are files. */
const FILE_ROUTES = ['robots.txt', 'sitemap.xml'];

/**
 * Turns Next's export into the finished site: pages at their public paths, search index, outputs
 * beside the pages, images, files of `public/`, route manifest.
 * Replaces the old site in one last step, so that a failed build does not change it.
 */
export function publish(
  paths: SitePaths,
  model: SiteModel,
  progress: Progress,
): { files: number; megabytes: number } {
  const folder = join(paths.work, 'export');
  takeExport(
    folder,
    liftMoves(model),
    {
      locales: model.locales.map(({ locale }) => locale),
      ownFiles: new Set([...FILE_ROUTES, ...copiedByNext(paths)]),
    },
    nextVersion(paths),
  );
  homePages(folder, model);
  progress.stage('Building the search index');
  const { pages, kilobytes } = writeSearchIndex(
    paths,
    folder,
    model,
    (locale) => loadMessages(paths, locale).search,
  );
  copyInto(join(paths.work, 'search'), join(folder, SEARCH_FOLDER));
  progress.done(`${pages} pages, ${kilobytes} kB`);
  progress.stage('Publishing');
  inlineStyles(folder, pagesOf(folder, paths), themesOf(model));
  notFoundPages(
    folder,
    readFileSync(inlineScriptFile(paths, 'not-found-locale'), 'utf8'),
    model.config,
  );
  // Another site has its own files.
  if (paths.site !== paths.repository)
    for (const name of copiedByNext(paths)) rmSync(join(folder, name), { force: true });
  writeOtherFiles(paths, model, folder);
  pagePolicies(folder, model.config);
  if (model.config.indexFiles) writeIndexFiles(folder, pageFiles(folder, paths.public));
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routeManifest(model), null, 1));
  writeRelease(folder);
  replaceFolder(folder, paths.out);
  return measure(paths.out);
}

/** The HTML files that Next has rendered, relative to the folder. */
function pagesOf(folder: string, paths: SitePaths): string[] {
  const copied = new Set(copiedByNext(paths));
  return namesBelow(folder).filter((name) => name.endsWith('.html') && !copied.has(name));
}

/** The color modes that pages can have: one if neither the reader nor the system can choose. */
function themesOf({ config: { colorMode } }: SiteModel): string[] {
  return colorMode.disableSwitch && !colorMode.respectPrefersColorScheme
    ? [colorMode.defaultMode]
    : ['light', 'dark'];
}

/** For `/zh-tw/`, a host without rules needs an index file in the folder. */
function homePages(folder: string, model: SiteModel): void {
  for (const { locale } of model.locales) {
    if (locale === model.config.defaultLocale) continue;
    cpSync(join(folder, `${locale}.html`), join(folder, locale, 'index.html'));
  }
}

const nextVersion = (paths: SitePaths): string =>
  readJson(
    join(paths.repository, 'node_modules', 'next', 'package.json'),
    z.object({ version: z.string() }),
    'Run `npm ci`.',
  ).version;

/** Next copies the repository's own `public/`. */
function copiedByNext(paths: SitePaths): string[] {
  const folder = join(paths.repository, 'public');
  return existsSync(folder) ? namesBelow(folder) : [];
}

function measure(folder: string): { files: number; megabytes: number } {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}
