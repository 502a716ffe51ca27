import { Feed } from 'feed';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import { absoluteUrl, canonicalUrl, encodePath, FEED_PATH } from '@/lib/docs/urls.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { escapeAttribute } from '@/lib/text/escape-html.ts';

/**
 * The Atom feed of a locale's releases; undefined without releases. It does not depend on the time
 * of the build.
 */
export function releaseFeed(
  config: SiteConfig,
  index: SiteIndex,
  title: string,
): string | undefined {
  const { locale, releases } = index.model;
  const [newest] = releases;
  if (!newest) return undefined;
  const siteTitle = localize(config.title, locale, config.defaultLocale);
  const url = (path: string) => absoluteUrl(config, locale, path);
  const feed = new Feed({
    id: url(FEED_PATH),
    title,
    description: localize(config.description, locale, config.defaultLocale) || undefined,
    link: url('/'),
    updated: new Date(newest.date),
    generator: false,
    feedLinks: { atom: url(FEED_PATH) },
    author: { name: config.company.name || siteTitle },
  });
  // The library writes titles and summaries as HTML.
  for (const release of releases) {
    const page = index.pageByPath.get(release.path);
    const section = index.sectionVersionByKey.get(page?.sectionVersionKey ?? '')?.title;
    feed.addItem({
      id: entryId(config, locale, release.path),
      title: escapeAttribute(release.title),
      link: canonicalUrl(config, locale, release.path),
      date: new Date(release.date),
      published: new Date(release.date),
      description: page?.description && escapeAttribute(page.description),
      category: section === undefined ? undefined : [{ term: section, name: section }],
    });
  }
  return feed.atom1();
}

/**
 * A tag URI (RFC 4151): it stays the same when the site moves to https or below another base path,
 * or the text changes.
 */
function entryId(config: SiteConfig, locale: string, path: string): string {
  return `tag:${new URL(config.url).hostname},2024:${locale}${encodePath(path)}`;
}
