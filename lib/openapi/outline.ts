import { plainSummary } from './html/markdown.ts';
import { arrayOf, objectOf, objectsOf, scalarText, textOf, type JsonObject } from './json.ts';
import { slugsOf } from './slug-claims.ts';
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
  tags: TagOutline[];
  /** `x-tagGroups`: headings above tags in the sidebar. */
  groups: { name: string; tags: string[] }[];
  operations: OperationOutline[];
  /** Named schemas, where the site asks for their pages. */
  models: ModelOutline[];
  /** `missing` if no overlay of this locale changes the title and description. */
  translation?: 'missing';
}

export interface TagOutline {
  name: string;
  slug: string;
  label: string;
  description?: string;
  /** Name of the tag around it (OpenAPI 3.2). */
  parent?: string;
}

export interface ModelOutline {
  name: string;
  slug: string;
  title: string;
  description?: string;
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

/**
 * Reads titles, slugs, and the order of pages from a document.
 * @param original the document before the overlay of the locale; absent in the default locale
 * @param models whether its named schemas have pages
 */
export function outlineOf(
  name: string,
  file: string,
  document: JsonObject,
  original?: JsonObject,
  models = false,
): ApiOutline {
  const info = objectOf(document.info);
  // Translated names must not change addresses.
  const slugs = slugsOf(original ?? document, models);
  const operations = [...operationsIn(new Spec(document))].map(
    ({ method, path, at, value }, index): OperationOutline => {
      const title =
        textOf(value.summary) ?? textOf(value.operationId) ?? `${method.toUpperCase()} ${path}`;
      const source = original && operationAt(new Spec(original), at).value;
      return {
        slug: slugs.operations[index] ?? '',
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
  const declared = objectsOf(document.tags);
  const untranslated = original && JSON.stringify(document.info) === JSON.stringify(original.info);
  return {
    name,
    file,
    title: textOf(info.title) ?? name,
    version: scalarText(info.version),
    description: textOf(info.summary) ?? shortDescription(info),
    overview: { slug: slugs.overview },
    services: objectsOf(document['x-services']).map((service, index) => ({
      name: scalarText(service.name),
      slug: slugs.services[index] ?? '',
      title: textOf(service.title) ?? scalarText(service.name),
      description: shortDescription(service),
      tags: arrayOf(service.tags).map(String),
    })),
    tags: slugs.tags.map(({ name: tag, slug }) => {
      const value = declared.find((candidate) => candidate.name === tag) ?? {};
      return {
        name: tag,
        slug,
        label: textOf(value['x-displayName']) ?? textOf(value.summary) ?? tag,
        description: shortDescription(value),
        parent: textOf(value.parent),
      };
    }),
    groups: objectsOf(document['x-tagGroups']).map((group) => ({
      name: scalarText(group.name),
      tags: arrayOf(group.tags).map(String),
    })),
    operations,
    models: slugs.models.map(({ name: model, slug }) => {
      const schema = objectOf(objectOf(objectOf(document.components).schemas)[model]);
      return {
        name: model,
        slug,
        title: textOf(schema.title) ?? model,
        description: shortDescription(schema),
      };
    }),
    translation: untranslated ? 'missing' : undefined,
  };
}

/** The first paragraph of a description, without markup. */
function shortDescription(value: JsonObject): string | undefined {
  const text = textOf(value.description);
  return text === undefined ? undefined : plainSummary(text);
}
