import type { Metadata } from 'next';
import type { Page, SectionVersion } from '@/lib/docs/types.ts';
import { absoluteUrl, FEED_PATH, markdownPath } from '@/lib/docs/urls.ts';
import { localize, type LocaleConfig } from '@/lib/site/config-schema.ts';
import { getSite } from './site.ts';

/** Head of a page: title with the site's name, description, canonical address, the same page in the other locales. */
export function pageMetadata(page: Page): Metadata {
  const { config } = getSite().model;
  const siteTitle = localize(config.title, page.locale, config.defaultLocale);
  const title = page.title === '' || page.title === siteTitle ? siteTitle : `${page.title} | ${siteTitle}`;
  if (page.kind === 'not-found') return { title, robots: { index: false } };
  const absolute = (locale: string, path: string) => absoluteUrl(config, locale, path);
  const languages = Object.fromEntries(config.locales.map(({ code, htmlLang }) => [htmlLang, absolute(code, page.path)]));
  const image = page.kind === 'doc' ? page.frontMatter.image : undefined;
  const [locale, ...alternateLocale] = openGraphLocales(config.locales, page.locale);
  const root = page.root === undefined ? undefined : getSite().index(page.locale)?.rootByKey.get(page.root);
  return {
    title,
    description: page.description,
    keywords: page.kind === 'doc' ? page.frontMatter.keywords : undefined,
    robots: (page.kind === 'doc' && page.frontMatter.unlisted) || root?.version.noIndex ? { index: false, follow: false } : undefined,
    alternates: { canonical: absolute(page.locale, page.path), languages: { ...languages, 'x-default': absolute(config.defaultLocale, page.path) }, types: otherTypes(page) },
    openGraph: { title, description: page.description, url: absolute(page.locale, page.path), siteName: siteTitle, type: page.kind === 'doc' ? 'article' : 'website', locale, alternateLocale, images: image ? [image] : undefined },
    twitter: image ? { card: 'summary_large_image', title, description: page.description, images: [image] } : undefined,
    other: { ...searchTags(page.locale, root), ...(root && { 'version-label': root.version.label }) },
  };
}

/** The page as Markdown, and, on the home page and in sections with releases, their feed. */
function otherTypes(page: Page): Record<string, string> {
  const { model, index } = getSite();
  const { releases = [] } = index(page.locale)?.model ?? {};
  const rootOf = (path: string) => index(page.locale)?.pageByPath.get(path)?.root;
  const hasFeed = releases.some((release) => page.kind === 'home' || (page.root !== undefined && rootOf(release.path) === page.root));
  const markdown = absoluteUrl(model.config, page.locale, markdownPath(page.path));
  return { 'text/markdown': markdown, ...(hasFeed ? { 'application/atom+xml': absoluteUrl(model.config, page.locale, FEED_PATH) } : {}) };
}

/** The page's locale first, then the others, as Open Graph writes them: `zh_Hant_TW`. */
export function openGraphLocales(locales: readonly Pick<LocaleConfig, 'code' | 'htmlLang'>[], own: string): string[] {
  return [...locales].sort((a, b) => Number(b.code === own) - Number(a.code === own)).map(({ htmlLang }) => htmlLang.replaceAll('-', '_'));
}

/** What crawlers of a search service read: the names of Docusaurus and of DocSearch, so that either finds what it knows. */
export function searchTags(locale: string, root?: Pick<SectionVersion, 'section' | 'version'>): Record<string, string> {
  const tag = root ? `docs-${root.section.replace(/\W+/g, '-')}-${root.version.name}` : 'default';
  const version: Record<string, string> = root ? { docusaurus_version: root.version.name, 'docsearch:version': root.version.name } : {};
  return { docusaurus_locale: locale, 'docsearch:language': locale, ...version, docusaurus_tag: tag, 'docsearch:docusaurus_tag': tag };
}
