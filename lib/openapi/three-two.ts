import { isObject, objectOf, objectsOf, scalarText, type Json, type JsonObject } from './json.ts';
import { operationsIn, type OperationPath } from './operations.ts';
import { Spec } from './spec.ts';

/** What OpenAPI 3.2 added to objects, by the key that is around them or by what they have. */
const ADDED = {
  root: ['$self'],
  server: ['name'],
  tag: ['summary', 'parent', 'kind'],
  media: ['itemSchema', 'itemEncoding', 'prefixEncoding', 'description'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  example: ['dataValue', 'serializedValue'],
  components: ['mediaTypes'],
  scheme: ['deprecated', 'oauth2MetadataUrl'],
} as const;

export const isThreeTwo = ({ openapi }: JsonObject): boolean =>
  /^3\.2(?:\.|$)/.test(scalarText(openapi));

/**
 * A document of OpenAPI 3.2 as one of 3.1, for a validator that knows no other: without what 3.2
 * added. The document is changed.
 */
export function asThreeOne(document: JsonObject): JsonObject {
  document.openapi = '3.1.1';
  drop(document, ADDED.root);
  objectsOf(document.tags).forEach((tag) => drop(tag, ADDED.tag));
  drop(objectOf(document.components), ADDED.components);
  for (const scheme of Object.values(objectOf(objectOf(document.components).securitySchemes))) {
    drop(objectOf(scheme), ADDED.scheme);
    delete objectOf(objectOf(scheme).flows).deviceAuthorization;
  }
  visit(document, '');
  return document;
}

function visit(value: Json, key: string): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, key));
  if (!isObject(value)) return;
  if (key === 'schema' || key === 'schemas' || key === 'example') return;
  if (key === 'servers') drop(value, ADDED.server);
  for (const [name, below] of Object.entries(value)) {
    if (!isObject(below)) continue;
    if (name === 'content') for (const media of Object.values(below)) mediaOf(objectOf(media));
    if (name === 'examples')
      Object.values(below).forEach((item) => drop(objectOf(item), ADDED.example));
    if (name === 'responses') Object.values(below).forEach((item) => responseOf(objectOf(item)));
    if (name === 'paths' || name === 'webhooks' || name === 'pathItems')
      Object.values(below).forEach((item) => {
        pathItemOf(objectOf(item));
      });
    if (name === 'callbacks')
      for (const calls of Object.values(below))
        Object.values(objectOf(calls)).forEach((item) => pathItemOf(objectOf(item)));
  }
  objectsOf(Object.values(objectOf(value.parameters))).forEach(parameterOf);
  objectsOf(value.parameters).forEach(parameterOf);
  for (const [name, below] of Object.entries(value)) visit(below, name);
}

function pathItemOf(item: JsonObject): void {
  delete item.query;
  delete item.additionalOperations;
}

function parameterOf(parameter: JsonObject): void {
  if (parameter.in === 'querystring') parameter.in = 'query';
  if (parameter.style === 'cookie') delete parameter.style;
  delete parameter.allowReserved;
}

function mediaOf(media: JsonObject): void {
  drop(media, ADDED.media);
  for (const encoding of Object.values(objectOf(media.encoding)))
    drop(objectOf(encoding), ADDED.encoding);
  // A media type by reference is a component that 3.1 does not have.
  if (typeof media.$ref === 'string') delete media.$ref;
}

function responseOf(response: JsonObject): void {
  if (response.$ref !== undefined) return;
  response.description ??= '';
  delete response.summary;
}

const drop = (value: JsonObject, keys: readonly string[]): void =>
  keys.forEach((key) => Reflect.deleteProperty(value, key));

/** What a 3.2 document says that the portal does not show, each kind once with its first place. */
export function notShown(document: JsonObject): { at: (string | number)[]; what: string }[] {
  if (!isThreeTwo(document)) return [];
  const found = new Map<string, (string | number)[]>();
  const note = (what: string, at: readonly (string | number)[]) => {
    if (!found.has(what)) found.set(what, [...at]);
  };
  objectsOf(document.tags).forEach((tag, index) => {
    if (tag.kind !== undefined && tag.kind !== 'nav') note('`kind` of a tag', ['tags', index]);
  });
  const spec = new Spec(document);
  for (const { at, value, shared } of operationsIn(spec)) {
    for (const parameter of [shared, value].flatMap(({ parameters }) =>
      Array.isArray(parameters) ? parameters.map((item) => spec.object(item)) : [],
    ))
      if (parameter.in === 'querystring') note('a parameter in `querystring`', at);
    noteMedia(spec, value, at, note);
  }
  return [...found].map(([what, at]) => ({ what, at }));
}

function noteMedia(
  spec: Spec,
  { requestBody, responses }: JsonObject,
  at: OperationPath,
  note: (what: string, at: OperationPath) => void,
): void {
  const bodies = [requestBody, ...Object.values(objectOf(responses))];
  for (const media of bodies.flatMap((body) => Object.values(objectOf(spec.object(body).content))))
    for (const key of ['itemEncoding', 'prefixEncoding'])
      if (spec.object(media)[key] !== undefined) note(`\`${key}\` of a media type`, at);
}
