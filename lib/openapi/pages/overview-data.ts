import { objectOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { PageContext } from './context.ts';
import type { GroupData, OverviewData } from './data.ts';
import { externalDocs, serversOf } from './operation-data.ts';
import { securitySchemes } from './security.ts';

/** Ids of the overview that other pages link to; headings of the description keep away from them. */
const OVERVIEW_IDS = ['authentication', 'servers', 'contact'];

const OPERATION_IDS = ['request', 'responses'];

export function overviewData(
  context: PageContext,
  downloads: OverviewData['downloads'],
): OverviewData {
  const { spec } = context;
  const info = objectOf(spec.root.info);
  const { html, headings } = context.document(textOf(info.description) ?? '', OVERVIEW_IDS);
  const contact = objectOf(info.contact);
  const logo = objectOf(info['x-logo']);
  return {
    title: textOf(info.title) ?? '',
    version: String(info.version ?? ''),
    descriptionHtml: html,
    headings,
    servers: serversOf(spec.root.servers),
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
      safeUrl(logo.url) === undefined
        ? undefined
        : {
            url: safeUrl(logo.url)!,
            darkUrl: safeUrl(logo.darkUrl),
            alt: textOf(logo.altText) ?? '',
          },
    externalDocs: externalDocs(context, spec.root.externalDocs),
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
  return {
    descriptionHtml:
      textOf(value.description) === undefined ? '' : context.markdown(String(value.description)),
    externalDocs: externalDocs(context, value.externalDocs),
  };
}

function licenseOf(info: JsonObject): OverviewData['license'] {
  const { name, url, identifier } = objectOf(info.license);
  if (textOf(name) === undefined) return undefined;
  return {
    name: String(name),
    url:
      safeUrl(url) ??
      (textOf(identifier) === undefined
        ? undefined
        : `https://spdx.org/licenses/${encodeURIComponent(String(identifier))}.html`),
  };
}

const safeUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined;
