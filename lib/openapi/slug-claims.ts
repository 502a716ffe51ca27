import { arrayOf, objectOf, objectsOf, scalarText, textOf, type JsonObject } from './json.ts';
import { operationsIn, verbOf, type OperationPath } from './operations.ts';
import { uniqueSlugs, type SlugClaim } from './slugs.ts';
import { Spec } from './spec.ts';

/** A claim, with what it is for messages and where it is in the document. */
export interface PlacedClaim extends SlugClaim {
  label: string;
  at: (string | number)[] | OperationPath;
}

/** Slugs of everything in a document that has a page. */
export interface DocumentSlugs {
  overview: string;
  /** In the order of `x-services`. */
  services: string[];
  /**
   * Declared tags first, in their order, then those that only operations name; tags without
   * operations have no page.
   */
  tags: { name: string; slug: string }[];
  /** In the order of the document. */
  operations: string[];
  /** In the order of the document; empty unless its schemas have pages. */
  models: { name: string; slug: string }[];
}

const modelNames = (document: JsonObject): string[] =>
  Object.keys(objectOf(objectOf(document.components).schemas));

/** Everything in a document that has a page, in the order overview, services, tags, operations. */
export function slugClaims(document: JsonObject, models = false): PlacedClaim[] {
  const operations = [...operationsIn(new Spec(document))];
  return [
    {
      kind: 'overview',
      fixed: textOf(objectOf(document.info)['x-slug']),
      names: ['overview'],
      identity: 'overview',
      label: 'the overview',
      at: ['info'],
    },
    ...objectsOf(document['x-services']).map((service, index): PlacedClaim => {
      const name = scalarText(service.name);
      return {
        kind: 'service',
        fixed: textOf(service.slug),
        names: [name],
        identity: name,
        label: `the service ${textOf(service.title) ?? name}`,
        at: ['x-services', index],
      };
    }),
    ...tagNames(document).map((name): PlacedClaim => {
      const index = arrayOf(document.tags).findIndex((tag) => objectOf(tag).name === name);
      const value = objectOf(arrayOf(document.tags)[index]);
      return {
        kind: 'tag',
        fixed: textOf(value['x-slug']),
        names: [name],
        identity: name,
        label: `the tag ${textOf(value['x-displayName']) ?? name}`,
        at: index === -1 ? ['tags'] : ['tags', index],
      };
    }),
    ...operations.map(({ method, path, at, value }): PlacedClaim => {
      const label = `${method.toUpperCase()} ${path}`;
      return {
        kind: 'operation',
        fixed: textOf(value['x-slug']),
        names: [textOf(value.operationId), textOf(value.summary), label],
        // A webhook may be called with several methods.
        identity: method === 'webhook' ? `${label} ${verbOf(at)}` : label,
        label,
        at,
      };
    }),
    ...(models ? modelNames(document) : []).map((name): PlacedClaim => ({
      kind: 'schema',
      names: [name],
      identity: name,
      label: `the schema ${name}`,
      at: ['components', 'schemas', name],
    })),
  ];
}

/** The slugs of a document, all different: see `uniqueSlugs`. */
export function slugsOf(document: JsonObject, models = false): DocumentSlugs {
  const claims = slugClaims(document, models);
  const slugs = uniqueSlugs(claims);
  const of = (kind: SlugClaim['kind']) => slugs.filter((_, index) => claims[index]?.kind === kind);
  const tags = of('tag');
  return {
    overview: of('overview')[0] ?? 'overview',
    services: of('service'),
    tags: tagNames(document).map((name, index) => ({ name, slug: tags[index] ?? '' })),
    operations: of('operation'),
    models: of('schema').map((slug, index) => ({ name: modelNames(document)[index] ?? '', slug })),
  };
}

function tagNames(document: JsonObject): string[] {
  const used = new Set(
    [...operationsIn(new Spec(document))].flatMap(({ value }) =>
      arrayOf(value.tags).filter((tag): tag is string => typeof tag === 'string'),
    ),
  );
  const declared = objectsOf(document.tags);
  const shown = new Set(used);
  // A tag is also shown for the tags in it. The set grows while it is read.
  for (const name of shown) {
    const parent = textOf(declared.find((tag) => tag.name === name)?.parent);
    if (parent !== undefined) shown.add(parent);
  }
  const names = declared.map((tag) => scalarText(tag.name));
  return [...new Set([...names.filter((name) => shown.has(name)), ...used])];
}
