import type { Page } from '@/lib/docs/types.ts';
import { FEED_PATH, pageHref, printPath } from '@/lib/docs/urls.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { words } from '@/lib/i18n/words.ts';
import { FULL_TEXT_SEPARATOR, fullTextPages, llmsText } from '@/lib/outputs/llms.ts';
import type { CopySite } from '@/lib/outputs/copy-site.ts';
import { pageMarkdown } from '@/lib/outputs/page-markdown.ts';
import { printedPages, printPage } from '@/lib/outputs/print-page.ts';
import { releaseFeed } from '@/lib/outputs/release-feed.ts';
import { ICON_PATH, siteIcon } from '@/lib/outputs/site-icon.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { loadApiCopy } from './api-data.ts';
import { publishedImage } from './image.ts';
import { loadPageText } from './page-text.ts';
import { getSite } from './site.ts';

/**
 * The output beside the pages that a build would have written to an address
 * (lib/build/write-outputs.ts); undefined if there is none. `origin` is the preview's own: it
 * renders the pages of a print page.
 */
export async function previewOutput(
  segments: readonly string[],
  origin: string,
): Promise<string | undefined> {
  const address = segments.map(decoded);
  const { config } = getSite().model;
  const locale =
    config.locales.find(({ code }) => code !== config.defaultLocale && code === address[0])?.code ??
    config.defaultLocale;
  const path = `/${address.slice(locale === config.defaultLocale ? 0 : 1).join('/')}`;
  const site = copySite(locale);
  if (!site) return undefined;
  if (path === ICON_PATH) return siteIcon(config);
  if (path === '/llms.txt') return llmsText(site);
  if (path === '/llms-full.txt')
    return (await Promise.all(fullTextPages(site).map((page) => copyOf(site, page)))).join(
      FULL_TEXT_SEPARATOR,
    );
  if (path === FEED_PATH)
    return releaseFeed(
      config,
      site.index,
      site.t('outputs.feed', { site: localize(config.title, locale, config.defaultLocale) }),
    );
  if (path.endsWith('.md')) {
    const page = site.index.pageByPath.get(
      path === '/index.md' ? '/' : path.slice(0, -'.md'.length),
    );
    return page && copyOf(site, page);
  }
  const sectionVersion = site.index.model.sectionVersions.find(
    (candidate) => printPath(candidate.basePath) === path,
  );
  if (!sectionVersion) return undefined;
  const html = new Map<string, string>();
  // Sequentially: the preview compiles pages on demand, and a section can have hundreds.
  for (const page of printedPages(site.index, sectionVersion))
    html.set(page.path, await (await fetch(origin + pageHref(config, locale, page.path))).text());
  return printPage({
    config,
    index: site.index,
    sectionVersion,
    t: site.t,
    htmlOf: (page) => html.get(page.path) ?? '',
    basePath: '',
  });
}

function copySite(locale: string): CopySite | undefined {
  const paths = sitePaths();
  const index = getSite().index(locale);
  return (
    index && {
      config: getSite().model.config,
      index,
      t: words(paths, locale),
      image: (source, target) => publishedImage(paths, source, target)?.src,
    }
  );
}

/** A page with errors has no copy; the page itself shows the errors. */
async function copyOf(site: CopySite, page: Page): Promise<string | undefined> {
  if (page.kind !== 'doc')
    return pageMarkdown(site, page, 'api' in page ? loadApiCopy(page) : undefined);
  const text = await loadPageText(page, 'any', site.config);
  return 'problems' in text ? undefined : pageMarkdown(site, page, text.compiled.tree);
}
