import { belowBase } from '@/lib/docs/on-host.ts';
import { resolveLink } from '@/lib/docs/resolve-link.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { SectionVersion, SiteModel } from '@/lib/docs/types.ts';
import { encodePath, pageHref } from '@/lib/docs/urls.ts';
import type { ApiDocument } from '@/lib/openapi/catalog.ts';
import { documentLink, type LinkPlaces } from '@/lib/openapi/document-links.ts';
import { markdownHtml, type LinkAttributes } from '@/lib/openapi/html/markdown.ts';
import { objectOf, textOf, type JsonObject } from '@/lib/openapi/json.ts';
import { operationsIn } from '@/lib/openapi/operations.ts';
import { Spec } from '@/lib/openapi/spec.ts';
import { fileInside } from '@/lib/site/file-inside.ts';
import type { SitePaths } from '@/lib/site/paths.ts';

/** What the links of a document's descriptions become in a section, and where they begin. */
export interface DocumentLinkInput {
  paths: Pick<SitePaths, 'public'>;
  model: SiteModel;
  api: ApiDocument;
  locale: string;
  sectionVersion: SectionVersion;
}

/**
 * What a link of a description becomes. A document that is not strict is written for another place:
 * what leads nowhere here is looked for in the document, then on the vendor's own site, and is
 * otherwise shown as text.
 */
export function descriptionLinkAttributes(input: DocumentLinkInput): LinkAttributes {
  const { paths, model, api, locale, sectionVersion } = input;
  const locales = model.locales.find((candidate) => candidate.locale === locale);
  const data = api.locales[locale];
  if (!locales || !data) throw new Error(`${api.file} is not read in the locale ${locale}.`);
  const index = siteIndex(locales);
  const basePath = process.env.BASE_PATH ?? '';
  const origin = { path: `${sectionVersion.basePath}/-`, source: `${locale}/` };
  const pageLink = (path: string, suffix = '') => ({
    href: basePath + pageHref(model.config, locale, path) + suffix,
  });
  const isPublicFile = (path: string) => fileInside(paths.public, path) !== undefined;
  let places: LinkPlaces | undefined;
  const foreign = (href: string) => {
    places ??= placesOf(data, api.locales[model.config.defaultLocale]?.document);
    const link = documentLink(href, places);
    if (!link) return undefined;
    return 'href' in link
      ? { href: link.href, external: true }
      : pageLink(
          `${sectionVersion.basePath}/${link.slug}`,
          link.hash === undefined ? '' : `#${link.hash}`,
        );
  };
  return (href) => {
    if (href.startsWith('#')) return api.strict ? { href } : foreign(href);
    const target = resolveLink(index, origin, href);
    switch (target.type) {
      case 'page':
        return pageLink(target.path, target.suffix);
      case 'external':
        return { href: target.href, external: /^(https?:)?\/\//i.test(target.href) };
      case 'file':
        return {
          href: belowBase(basePath, encodePath(target.path)) + target.suffix,
          fullLoad: true,
        };
      case 'unknown':
        if (!api.strict && !isPublicFile(target.path)) return foreign(href);
        return target.markdownFile
          ? undefined
          : { href: basePath + encodePath(target.path) + target.suffix, fullLoad: true };
      case 'unsafe':
        return undefined;
    }
  };
}

function placesOf(
  { document, outline }: ApiDocument['locales'][string],
  original?: JsonObject,
): LinkPlaces {
  const info = objectOf(document.info);
  const operations = new Map<string, string>();
  [...operationsIn(new Spec(document))].forEach(({ value }, place) => {
    const id = textOf(value.operationId);
    const slug = outline.operations[place]?.slug;
    if (id !== undefined && slug !== undefined) operations.set(id, slug);
  });
  const text = textOf(info.description) ?? '';
  const { headings } = markdownHtml(text, {
    link: () => undefined,
    newTab: '',
    reserved: [],
    original: textOf(objectOf(original?.info).description),
  });
  return {
    operations,
    tags: new Map(outline.tags.map(({ name, slug }) => [name, slug])),
    overview: outline.overview.slug,
    headings: headings.map(({ id }) => id),
    site:
      textOf(objectOf(document.externalDocs).url) ??
      textOf(objectOf(info.contact).url) ??
      textOf(info.termsOfService),
  };
}
