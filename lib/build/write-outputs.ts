import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { BuildError } from '@/lib/content/problem.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { Page, SiteModel } from '@/lib/docs/types.ts';
import { FEED_PATH, localePrefix, markdownPath } from '@/lib/docs/urls.ts';
import { words } from '@/lib/i18n/words.ts';
import { copyFile } from '@/lib/openapi/copy-file.ts';
import { FULL_TEXT_SEPARATOR, fullTextPages, llmsText } from '@/lib/outputs/llms.ts';
import type { CopySite } from '@/lib/outputs/copy-site.ts';
import { pageMarkdown } from '@/lib/outputs/page-markdown.ts';
import { releaseFeed } from '@/lib/outputs/release-feed.ts';
import { ICON_PATH, siteIcon } from '@/lib/outputs/site-icon.ts';
import { headersFile, securityHeaders } from '@/lib/outputs/security-headers.ts';
import { publishedImage } from '@/lib/render-data/image.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { compiledPage, markdownTree } from '@/lib/render-data/work-schemas.ts';
import { localize } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { writeRedirects, type Write } from './write-redirects.ts';

/**
 * Writes the outputs beside the pages: Markdown copies, llms.txt, feeds, redirects, host headers.
 * `folder` is the lifted export.
 */
export function writeOutputs(paths: SitePaths, model: SiteModel, folder: string): void {
  const write = writer(folder);
  const imageOf = rememberImages(paths);
  for (const locale of model.locales) {
    const prefix = localePrefix(model.config, locale.locale);
    const site: CopySite = {
      config: model.config,
      index: siteIndex(locale),
      t: words(paths, locale.locale),
      image: imageOf,
    };
    writeCopies(paths, site, (path, text) => write(prefix + path, text));
    const feed = releaseFeed(
      model.config,
      site.index,
      site.t('outputs.feed', {
        site: localize(model.config.title, locale.locale, model.config.defaultLocale),
      }),
    );
    if (feed !== undefined) write(prefix + FEED_PATH, feed);
  }
  writeRedirects(model, (locale) => words(paths, locale), write);
  const icon = siteIcon(model.config);
  // A file of the site's own is published instead.
  if (icon !== undefined && !existsSync(join(paths.public, ICON_PATH))) write(ICON_PATH, icon);
  write('/_headers', headersFile(securityHeaders(model.config)));
}

/** @throws if the file exists, because one of the two would be lost */
function writer(folder: string): Write {
  return (path, text) => {
    const file = join(folder, path);
    if (existsSync(file))
      throw new BuildError('Two things have one address.', [
        {
          file: 'content',
          severity: 'error',
          message: `A page or section is published as ${path}, which is the name of a file of the site. Rename the page or the section.`,
        },
      ]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}

function writeCopies(paths: SitePaths, site: CopySite, write: Write): void {
  const copies = new Map<string, string>();
  for (const page of site.index.model.pages) {
    const copy = pageMarkdown(site, page, treeOf(paths, page));
    if (copy === undefined) continue;
    copies.set(page.path, copy);
    write(markdownPath(page.path), copy);
  }
  write('/llms.txt', llmsText(site));
  write(
    '/llms-full.txt',
    fullTextPages(site)
      .map((page) => copies.get(page.path))
      .join(FULL_TEXT_SEPARATOR),
  );
}

/** The text of a page, if it has one. */
function treeOf(paths: SitePaths, page: Page): Root | undefined {
  if (page.kind === 'doc')
    return readJson(join(paths.work, 'pages', `${page.data}.json`), compiledPage).tree;
  return 'api' in page
    ? readJson(join(paths.work, 'api', page.api, page.locale, copyFile(page.data)), markdownTree)
    : undefined;
}

/** Caches image addresses, which need the whole file, across locales. */
function rememberImages(paths: SitePaths): CopySite['image'] {
  const known = new Map<string, string | undefined>();
  return (source, target) => {
    const key = `${target.startsWith('/') ? '' : dirname(source)}\n${target}`;
    if (!known.has(key)) known.set(key, publishedImage(paths, source, target)?.src);
    return known.get(key);
  };
}
