import type { Problem } from '@/lib/content/problem.ts';
import { plainSummary } from './html/markdown.ts';
import { arrayOf, isObject, objectOf, objectsOf, textOf, type JsonObject } from './json.ts';
import type { ParsedText } from './parse-document.ts';
import { Spec } from './spec.ts';

export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;
export type Method = (typeof METHODS)[number] | 'webhook';

/** What the site model needs to know of a document, in one locale. */
export interface ApiOutline {
  /** File name without extension: names the document's data and downloads. */
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
  /** The document has no overlay for this locale. */
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
  /** Where the operation stands in the document. */
  at: string[];
  translation?: 'missing';
}

/** `getGatewayByScadaId`, `repos/get-all` and `Get a user` as parts of an address. */
export const kebabCase = (text: string): string =>
  text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Reads titles, addresses and order out of a document.
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
  const summary = (value: JsonObject) =>
    textOf(value.summary) ??
    (textOf(value.description) === undefined ? undefined : plainSummary(String(value.description)));
  const operations = [...operationsIn(spec)].map(
    ({ method, path, at, value }): OperationOutline => {
      const title = textOf(value.summary) ?? textOf(value.operationId) ?? '';
      const text = textOf(value.description);
      const source = original && atPath(original, at);
      return {
        slug:
          textOf(value['x-slug']) ??
          kebabCase(textOf(value.operationId) ?? textOf(value.summary) ?? ''),
        title,
        description: text === undefined ? undefined : plainSummary(text),
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
      ...declared.map((tag) => String(tag.name)).filter((tag) => used.includes(tag)),
      ...used,
    ]),
  ];
  const untranslated = original && JSON.stringify(document.info) === JSON.stringify(original.info);
  return {
    name,
    file,
    title: textOf(info.title) ?? name,
    version: String(info.version ?? ''),
    description: summary(info),
    overview: { slug: textOf(info['x-slug']) ?? 'overview' },
    services: objectsOf(document['x-services']).map((service) => ({
      name: String(service.name),
      slug: textOf(service.slug) ?? kebabCase(String(service.name)),
      title: textOf(service.title) ?? String(service.name),
      description:
        textOf(service.description) === undefined
          ? undefined
          : plainSummary(String(service.description)),
      tags: arrayOf(service.tags).map(String),
    })),
    tags: names.map((tag) => {
      const value = declared.find((candidate) => candidate.name === tag) ?? {};
      return {
        name: tag,
        slug: textOf(value['x-slug']) ?? kebabCase(tag),
        label: textOf(value['x-displayName']) ?? tag,
        description:
          textOf(value.description) === undefined
            ? undefined
            : plainSummary(String(value.description)),
      };
    }),
    operations,
    translation: untranslated ? 'missing' : undefined,
  };
}

/** Every operation and webhook in the order of the document. A path item may stand behind a reference. */
export function* operationsIn(spec: Spec): Generator<{
  method: Method;
  path: string;
  at: string[];
  value: JsonObject;
  shared: JsonObject;
}> {
  for (const group of ['paths', 'webhooks'] as const) {
    for (const [path, item] of Object.entries(objectOf(spec.root[group]))) {
      const shared = spec.object(item);
      for (const method of METHODS) {
        const value = shared[method];
        if (isObject(value))
          yield {
            method: group === 'webhooks' ? 'webhook' : method,
            path,
            at: [group, path, method],
            value,
            shared,
          };
      }
    }
  }
}

function atPath(document: JsonObject, [group, path, method]: readonly string[]): JsonObject {
  return objectOf(new Spec(document).object(objectOf(document[group!])[path!])[method!]);
}

/** Addresses and ids that cannot be told apart, operations without a name, services with tags that do not exist. */
export function outlineProblems(
  outline: ApiOutline,
  document: JsonObject,
  problemAt: ParsedText['problemAt'],
): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, string[]>();
  for (const { at, value } of operationsIn(new Spec(document))) {
    const id = textOf(value.operationId);
    if (id === undefined && textOf(value.summary) === undefined)
      problems.push(
        problemAt(
          at,
          'has neither `operationId` nor `summary`. Give it one: its page needs a name.',
        ),
      );
    if (id === undefined) continue;
    const other = ids.get(id);
    if (other)
      problems.push(
        problemAt(
          [...at, 'operationId'],
          `"${id}" is already the id of ${other.slice(1).join(' ')}. Ids are unique.`,
        ),
      );
    else ids.set(id, at);
  }
  const slugs = new Map<string, string>([[outline.overview.slug, 'the overview']]);
  const claim = (slug: string, what: string, at: (string | number)[]) => {
    const other = slugs.get(slug);
    if (slug === '')
      problems.push(problemAt(at, 'has a name without letters. Give it an `x-slug`.'));
    else if (other !== undefined)
      problems.push(
        problemAt(
          at,
          `has the slug "${slug}", which ${other} has already. Give one of them another \`x-slug\`.`,
        ),
      );
    else slugs.set(slug, what);
  };
  outline.services.forEach((service, index) => {
    claim(service.slug, `the service ${service.title}`, ['x-services', index]);
    for (const tag of service.tags)
      if (!outline.tags.some(({ name }) => name === tag))
        problems.push(
          problemAt(
            ['x-services', index],
            `names the tag "${tag}", which no operation has. Tags: ${outline.tags.map(({ name }) => name).join(', ')}.`,
          ),
        );
  });
  for (const tag of outline.tags) claim(tag.slug, `the tag ${tag.label}`, ['tags']);
  for (const operation of outline.operations)
    if (operation.title !== '')
      claim(operation.slug, `${operation.method.toUpperCase()} ${operation.path}`, operation.at);
  return problems;
}
