import { objectOf, objectsOf, scalarText, textOf, type JsonObject } from '../json.ts';
import type { PageContext } from './context.ts';
import type { GroupData, OverviewData } from './data.ts';
import { externalDocs } from '../html/external-docs.ts';
import { securitySchemes } from './security.ts';
import { namedServers } from './servers.ts';

/** Ids of the overview's own sections. Headings of the description get other ids. */
export const OVERVIEW_IDS = ['authentication', 'servers', 'contact'];

export function overviewData(
  context: PageContext,
  downloads: OverviewData['downloads'],
): OverviewData {
  const { spec } = context;
  const info = objectOf(spec.root.info);
  const { html, intro, headings } = context.document(
    textOf(info.description) ?? '',
    OVERVIEW_IDS,
    textOf(objectOf(context.input.original?.info).description),
  );
  const contact = objectOf(info.contact);
  const logo = objectOf(info['x-logo']);
  const logoUrl = safeUrl(logo.url);
  return {
    title: textOf(info.title) ?? '',
    version: scalarText(info.version),
    summary: textOf(info.summary),
    introHtml: intro,
    descriptionHtml: html.slice(intro.length),
    headings,
    servers: namedServers(spec.root.servers),
    schemes: [...securitySchemes(spec).values()].map((scheme) => ({
      ...scheme,
      descriptionHtml:
        scheme.description === undefined ? undefined : context.markdown(scheme.description),
    })),
    contact:
      Object.keys(contact).length > 0
        ? { name: textOf(contact.name), url: safeUrl(contact.url), email: textOf(contact.email) }
        : undefined,
    termsOfService: safeUrl(info.termsOfService),
    license: licenseOf(info),
    logo:
      logoUrl === undefined
        ? undefined
        : {
            url: logoUrl,
            darkUrl: safeUrl(logo.darkUrl),
            alt: textOf(logo.altText) ?? '',
          },
    externalDocs: externalDocs(spec.root.externalDocs),
    downloads,
  };
}

/** The text above the cards of a service or a tag. */
export function groupData(context: PageContext, kind: 'service' | 'tag', name: string): GroupData {
  const { root } = context.spec;
  const value =
    objectsOf(root[kind === 'service' ? 'x-services' : 'tags']).find(
      (candidate) => candidate.name === name,
    ) ?? {};
  const description = textOf(value.description);
  return {
    descriptionHtml: description === undefined ? '' : context.markdown(description),
    externalDocs: externalDocs(value.externalDocs),
  };
}

function licenseOf(info: JsonObject): OverviewData['license'] {
  const license = objectOf(info.license);
  const name = textOf(license.name);
  const identifier = textOf(license.identifier);
  if (name === undefined) return undefined;
  return {
    name,
    url:
      safeUrl(license.url) ??
      (identifier === undefined
        ? undefined
        : `https://spdx.org/licenses/${encodeURIComponent(identifier)}.html`),
  };
}

const safeUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined;
