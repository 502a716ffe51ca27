import { plainSummary } from './html/markdown.ts';
import { arrayOf, objectOf, objectsOf, scalarText, textOf, type JsonObject } from './json.ts';
import { operationAt, operationsIn, type Method, type OperationPath } from './operations.ts';
import { Spec } from './spec.ts';

/** What the site model needs from a document in one locale. */
export interface ApiOutline {
  /** File name without extension, which also names the document's data and downloads. */
  name: string;
  /** For messages: `openapi/<file>`. */
  file: string;
  title: string;
  version: string;
  description?: string;
  overview: { slug: string };
  services: { name: string; slug: string; title: string; description?: string; tags: string[] }[];
  tags: { name: string; slug: string; label: string; description?: string }[];
  operations: OperationOutline[];
  /** `missing` if no overlay of this locale changes the title and description. */
  translation?: 'missing';
}

export interface OperationOutline {
  slug: string;
  title: string;
  description?: string;
  method: Method;
  /** Path of the request; name of a webhook. */
  path: string;
  tags: string[];
  deprecated: boolean;
  /** The path of the operation in the document. */
  at: OperationPath;
  translation?: 'missing';
}

/** A name such as `getGatewayByScadaId`, `repos/get-all`, or `Get a user` as part of an address. */
export const kebabCase = (text: string): string =>
  text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Reads titles, slugs, and the order of pages from a document.
 * @param original the document before the overlay of the locale; absent in the default locale
 */
export function outlineOf(
  name: string,
  file: string,
  document: JsonObject,
  original?: JsonObject,
): ApiOutline {
  const spec = new Spec(document);
  const info = objectOf(document.info);
  const operations = [...operationsIn(spec)].map(
    ({ method, path, at, value }): OperationOutline => {
      const title = textOf(value.summary) ?? textOf(value.operationId) ?? '';
      const source = original && operationAt(new Spec(original), at).value;
      return {
        slug:
          textOf(value['x-slug']) ??
          kebabCase(textOf(value.operationId) ?? textOf(value.summary) ?? ''),
        title,
        description: shortDescription(value),
        method,
        path,
        tags: arrayOf(value.tags).filter((tag): tag is string => typeof tag === 'string'),
        deprecated: value.deprecated === true,
        at,
        translation:
          source && value.summary === source.summary && value.description === source.description
            ? 'missing'
            : undefined,
      };
    },
  );
  const used = [...new Set(operations.flatMap(({ tags }) => tags))];
  const declared = objectsOf(document.tags);
  const names = [
    ...new Set([
      ...declared.map((tag) => scalarText(tag.name)).filter((tag) => used.includes(tag)),
      ...used,
    ]),
  ];
  const untranslated = original && JSON.stringify(document.info) === JSON.stringify(original.info);
  return {
    name,
    file,
    title: textOf(info.title) ?? name,
    version: scalarText(info.version),
    description: textOf(info.summary) ?? shortDescription(info),
    overview: { slug: textOf(info['x-slug']) ?? 'overview' },
    services: objectsOf(document['x-services']).map((service) => ({
      name: scalarText(service.name),
      slug: textOf(service.slug) ?? kebabCase(scalarText(service.name)),
      title: textOf(service.title) ?? scalarText(service.name),
      description: shortDescription(service),
      tags: arrayOf(service.tags).map(String),
    })),
    tags: names.map((tag) => {
      const value = declared.find((candidate) => candidate.name === tag) ?? {};
      return {
        name: tag,
        slug: textOf(value['x-slug']) ?? kebabCase(tag),
        label: textOf(value['x-displayName']) ?? tag,
        description: shortDescription(value),
      };
    }),
    operations,
    translation: untranslated ? 'missing' : undefined,
  };
}

/** The first paragraph of a description, without markup. */
function shortDescription(value: JsonObject): string | undefined {
  const text = textOf(value.description);
  return text === undefined ? undefined : plainSummary(text);
}
