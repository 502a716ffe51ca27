import { isObject, objectOf, pointerPath, type Json, type JsonObject } from './json.ts';

export interface Reference {
  target: string;
  /** The path of the reference's own key. */
  path: (string | number)[];
}

/** Values of these keys are data, in which `$ref` has no meaning. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue']);
/** The keys below these are names that the writer chose. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'examples',
  'requestBodies',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'mediaTypes',
  'definitions',
  '$defs',
  'mapping',
  'content',
  'encoding',
  'webhooks',
  'dependentSchemas',
]);

/** Extensions whose references mean what they say, here or in other tools. */
const READ = /^x-(?:code-?samples|webhooks|logo|services|tagGroups)$/i;

/** Whether a key is one of an extension, which is data unless a reference leads into it. */
const isExtension = (key: string): boolean => key.startsWith('x-') && !READ.test(key);

/** Whether the value of a key is data. A list of examples is one of values, also in a schema. */
export const isData = (key: string, value: Json): boolean =>
  DATA.has(key) || (key === 'examples' && Array.isArray(value));

/** Whether the writer chose the keys below this one. */
export const isMapOfNames = (key: string): boolean => NAMED.has(key);

/** The extensions that a reference leads into. */
const extensionsIn = (target: string): string[] =>
  target.includes('#/') ? pointerPath(target.slice(target.indexOf('#'))).filter(isExtension) : [];

/**
 * Calls back for every object of a document in which a key has the meaning that the specification
 * gives it: not for data such as examples, and not for maps of names. What is around an object
 * comes before it, and extensions that references lead into come last.
 *
 * @param targets extensions that references of other files lead into; those of this one are added
 */
export function eachObject(
  root: Json,
  each: (value: JsonObject, path: (string | number)[]) => void,
  targets: Set<string> = new Set(),
): void {
  let waiting: { key: string; below: Json; path: (string | number)[] }[] = [];
  const visit = (value: Json, path: (string | number)[], named: boolean): void => {
    if (Array.isArray(value))
      return value.forEach((item, index) => visit(item, [...path, index], false));
    if (!isObject(value)) return;
    if (!named) {
      if (typeof value.$ref === 'string')
        for (const key of extensionsIn(value.$ref)) targets.add(key);
      each(value, path);
    }
    for (const [key, below] of Object.entries(value)) {
      if (!named && isData(key, below)) continue;
      if (!named && isExtension(key)) waiting.push({ key, below, path: [...path, key] });
      else visit(below, [...path, key], !named && isMapOfNames(key));
    }
  };
  visit(root, [], false);
  for (;;) {
    const reached = waiting.filter(({ key }) => targets.has(key));
    if (reached.length === 0) return;
    waiting = waiting.filter(({ key }) => !targets.has(key));
    for (const { below, path } of reached) visit(below, path, false);
  }
}

/** Every reference of a document, in order: each `$ref`, unless other keys are asked for. */
export function references(
  root: Json,
  keys: readonly string[] = ['$ref'],
  targets?: Set<string>,
): Reference[] {
  const found: Reference[] = [];
  eachObject(
    root,
    (value, path) => {
      for (const key of keys) {
        const target = value[key];
        if (typeof target === 'string') found.push({ target, path: [...path, key] });
      }
    },
    targets,
  );
  return found;
}

/**
 * Renames each `$ref` in extensions that are data, for tools that would follow it. The document is
 * changed.
 */
export function hideReferences(root: Json, name: string, known: ReadonlySet<string>): void {
  const targets = new Set(known);
  references(root, ['$ref'], targets);
  eachObject(
    root,
    (value) => {
      for (const [key, below] of Object.entries(value))
        if (isExtension(key) && !targets.has(key)) value[key] = renamed(below, '$ref', name);
    },
    targets,
  );
}

/** Data with another name for a key, where its value is one that is asked for. */
export function renamed(
  data: Json,
  from: string,
  to: string,
  isMeant: (value: Json) => boolean = () => true,
): Json {
  if (Array.isArray(data)) return data.map((item) => renamed(item, from, to, isMeant));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key === from && isMeant(value) ? to : key,
      renamed(value, from, to, isMeant),
    ]),
  );
}

/** An example that is nothing but a reference, with the object that has it. */
export interface ExampleReference extends Reference {
  holder: JsonObject;
  key: string;
}

/** The examples that are nothing but a reference, as an Example Object may be. */
export function exampleReferences(root: Json): ExampleReference[] {
  const found: ExampleReference[] = [];
  const look = (holder: JsonObject, key: string, path: (string | number)[]) => {
    const value = objectOf(holder[key]);
    if (typeof value.$ref === 'string' && Object.keys(value).length === 1)
      found.push({ holder, key, target: value.$ref, path: [...path, key, '$ref'] });
  };
  eachObject(root, (value, path) => {
    for (const key of ['example', 'value', 'dataValue']) look(value, key, path);
    const { examples } = value;
    if (isObject(examples))
      for (const key of Object.keys(examples)) look(examples, key, [...path, 'examples']);
  });
  return found;
}
