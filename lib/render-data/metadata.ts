import type { Metadata } from 'next';
import { headOfPage } from '@/lib/docs/head-of-page.ts';
import type { Page, SectionVersion } from '@/lib/docs/types.ts';
import { belowBase } from '@/lib/docs/on-host.ts';
import { absoluteUrl, canonicalUrl, encodePath, FEED_PATH, markdownPath } from '@/lib/docs/urls.ts';
import { localize, type LocaleConfig } from '@/lib/site/config-schema.ts';
import { SHARE_FOLDER, SHARE_SIZE, sharePicture } from '@/lib/share-pictures/share-picture.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { headImage, isElsewhere } from './image.ts';
import { getSite, sectionVersionOf } from './site.ts';

/**
 * A page's metadata: title with the site's name, description, canonical address, alternates in
 * other locales.
 */
export function pageMetadata(page: Page): Metadata {
  const { config } = getSite().model;
  const siteTitle = localize(config.title, page.locale, config.defaultLocale);
  const own = (page.kind === 'doc' ? page.frontMatter.title_meta : undefined) ?? page.title;
  const title =
    page.head?.title ??
    (own === '' || own === siteTitle ? siteTitle : `${own} ${config.titleDelimiter} ${siteTitle}`);
  if (page.kind === 'not-found') return { title, robots: { index: false } };
  // The search page must not be indexed.
  if (page.kind === 'search') return { title, robots: { index: false, follow: true } };
  const absolute = (locale: string, path: string) => canonicalUrl(config, locale, path);
  const languages = Object.fromEntries(
    config.locales.map(({ code, htmlLang }) => [htmlLang, absolute(code, page.path)]),
  );
  const [locale, ...alternateLocale] = openGraphLocales(config.locales, page.locale);
  const sectionVersion = sectionVersionOf(page);
  const image = shareImage(page, sectionVersion);
  return {
    title,
    description: page.description,
    keywords: headOfPage(page).keywords,
    robots:
      (page.kind === 'doc' && page.frontMatter.unlisted) || sectionVersion?.version.noIndex
        ? { index: false, follow: false }
        : undefined,
    alternates: {
      canonical: absolute(page.locale, page.path),
      languages: { ...languages, 'x-default': absolute(config.defaultLocale, page.path) },
      types: otherTypes(page),
    },
    openGraph: {
      title,
      description: page.description,
      url: absolute(page.locale, page.path),
      siteName: siteTitle,
      type: page.kind === 'doc' ? 'article' : 'website',
      locale,
      alternateLocale,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description: page.description,
      images: [image.url],
    },
    other: {
      ...searchTags(page.locale, sectionVersion),
      ...(sectionVersion && { 'version-label': sectionVersion.version.label }),
    },
  };
}

/** The metadata of a locale's home page, whichever kind of page it is. */
export function homeMetadata(locale: string): Metadata {
  const page = getSite().index(locale)?.pageByPath.get('/');
  return page ? pageMetadata(page) : {};
}

/** The address of the picture that a page names. A file of the site is below the base path. */
function ownImage(page: Page, image: string): string {
  if (isElsewhere(image)) return image;
  const found = headImage(sitePaths(), page.kind === 'doc' ? page.source : '', image);
  const path = found?.src ?? encodePath(`/${image.replace(/^\.?\//, '')}`);
  return getSite().model.config.url.replace(/\/$/, '') + belowBase(BASE_PATH, path);
}

/** The link preview's image: the page's own, else that of its section. */
function shareImage(
  page: Page,
  sectionVersion: SectionVersion | undefined,
): { url: string; width?: number; height?: number; alt?: string } {
  const own = headOfPage(page).image;
  if (own !== undefined) return { url: ownImage(page, own) };
  const { config } = getSite().model;
  const picture = sharePicture(config, page.locale, sectionVersion);
  return {
    url: `${config.url.replace(/\/$/, '')}${BASE_PATH}/${SHARE_FOLDER}/${picture.file}`,
    ...SHARE_SIZE,
    alt: picture.title,
  };
}

/** The Markdown copy, and the feed on the home page and in sections with releases. */
function otherTypes(page: Page): Record<string, string> {
  const { model, index } = getSite();
  const { releases = [] } = index(page.locale)?.model ?? {};
  const keyOf = (path: string) => index(page.locale)?.pageByPath.get(path)?.sectionVersionKey;
  const hasFeed = releases.some(
    (release) =>
      page.kind === 'home' ||
      (page.sectionVersionKey !== undefined && keyOf(release.path) === page.sectionVersionKey),
  );
  const markdown = absoluteUrl(model.config, page.locale, markdownPath(page.path));
  return {
    'text/markdown': markdown,
    ...(hasFeed
      ? { 'application/atom+xml': absoluteUrl(model.config, page.locale, FEED_PATH) }
      : {}),
  };
}

/** The page's locale first, then the others, in Open Graph's form: `zh_Hant_TW`. */
export function openGraphLocales(
  locales: readonly Pick<LocaleConfig, 'code' | 'htmlLang'>[],
  own: string,
): string[] {
  return [...locales]
    .sort((a, b) => Number(b.code === own) - Number(a.code === own))
    .map(({ htmlLang }) => htmlLang.replaceAll('-', '_'));
}

/** Metadata for search crawlers, with the names that Docusaurus and DocSearch use. */
export function searchTags(
  locale: string,
  sectionVersion?: Pick<SectionVersion, 'section' | 'version'>,
): Record<string, string> {
  const name = sectionVersion?.version.name;
  const tag = sectionVersion
    ? `docs-${sectionVersion.section.replace(/\W+/g, '-')}-${name}`
    : 'default';
  const version: Record<string, string> =
    name === undefined ? {} : { docusaurus_version: name, 'docsearch:version': name };
  return {
    docusaurus_locale: locale,
    'docsearch:language': locale,
    ...version,
    docusaurus_tag: tag,
    'docsearch:docusaurus_tag': tag,
  };
}
