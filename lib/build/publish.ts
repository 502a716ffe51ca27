import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeRelease } from '@/lib/deploy/release-files.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { liftMoves } from '@/lib/next-export/lift.ts';
import { takeExport } from '@/lib/next-export/take-export.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { PUBLISHED_FOLDER } from '@/lib/openapi/document-name.ts';
import { filesBelow, namesBelow } from '@/lib/site/files-below.ts';
import { inlineScriptFile } from '@/lib/site/inline-script-file.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { LOADED_FILE } from '@/lib/render-data/loaded-marker.ts';
import { LICENSE_FILE, licenseFile, licenseWarnings } from '@/lib/outputs/license-file.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { assets } from '@/lib/render-data/work-schemas.ts';
import { SHARE_FOLDER } from '@/lib/share-pictures/share-picture.ts';
import { browserPackages } from './browser-packages.ts';
import { pageFiles, writeIndexFiles } from './index-files.ts';
import { inlineStyles } from './inline-styles.ts';
import { copyInto } from './copy-into.ts';
import { copyPublic } from './copy-public.ts';
import { notFoundPages } from './not-found-pages.ts';
import { pagePolicies } from './page-policies.ts';
import type { Progress } from './progress.ts';
import { routeManifest } from './route-manifest.ts';
import { writeSearchIndex } from './search/write-index.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import { writeOutputs } from './write-outputs.ts';
import { writePrintPages } from './write-print-pages.ts';
import { writeSidebars } from './write-sidebars.ts';

const FAVICON = 'favicon.ico';

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
  writeOutputs(paths, model, folder);
  writePrintPages(paths, model, folder);
  writeSidebars(model, folder);
  for (const name of copyPublic(paths.public, folder))
    console.warn(
      `${join(paths.public, name)} takes the place of a file that the build makes. If that is not meant, give it another name.`,
    );
  copyInto(join(paths.work, 'api', PUBLISHED_FOLDER), folder);
  copyInto(join(paths.work, 'share'), join(folder, SHARE_FOLDER));
  const { images } = readJson(join(paths.work, 'assets.json'), assets);
  for (const [name, file] of Object.entries(images)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(file, join(folder, name), { dereference: true });
  }
  writeFileSync(join(folder, LOADED_FILE.name), LOADED_FILE.content);
  // Browsers always request it. A site's own icon has precedence.
  if (!existsSync(join(folder, FAVICON)))
    cpSync(join(paths.repository, 'public', FAVICON), join(folder, FAVICON));
  const packages = browserPackages(paths);
  for (const warning of licenseWarnings(packages)) console.warn(warning);
  writeFileSync(join(folder, LICENSE_FILE), licenseFile(packages));
  pagePolicies(folder, model.config);
  if (model.config.indexFiles) writeIndexFiles(folder, pageFiles(folder, paths.public));
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routeManifest(model), null, 1));
  writeRelease(folder);
  replace(folder, paths.out);
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

function replace(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(folder, target);
  } catch {
    // `renameSync` fails across file systems.
    cpSync(folder, target, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(folder: string): { files: number; megabytes: number } {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}
