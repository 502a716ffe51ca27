import { isObject, type Json, type JsonObject } from './json.ts';

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

/** Whether the value of a key is data. A list of examples is one of values, also in a schema. */
export const isData = (key: string, value: Json): boolean =>
  DATA.has(key) || (key === 'examples' && Array.isArray(value));

/** Whether the writer chose the keys below this one. */
export const isMapOfNames = (key: string): boolean => NAMED.has(key);

/**
 * Calls back for every object of a document in which a key has the meaning that the specification
 * gives it: not for data such as examples, and not for maps of names. What is around an object
 * comes before it.
 */
export function eachObject(
  root: Json,
  each: (value: JsonObject, path: (string | number)[]) => void,
): void {
  const visit = (value: Json, path: (string | number)[], named: boolean): void => {
    if (Array.isArray(value))
      return value.forEach((item, index) => visit(item, [...path, index], false));
    if (!isObject(value)) return;
    if (!named) each(value, path);
    for (const [key, below] of Object.entries(value)) {
      if (!named && isData(key, below)) continue;
      visit(below, [...path, key], !named && isMapOfNames(key));
    }
  };
  visit(root, [], false);
}

/** Every reference of a document, in order: each `$ref`, unless other keys are asked for. */
export function references(root: Json, keys: readonly string[] = ['$ref']): Reference[] {
  const found: Reference[] = [];
  eachObject(root, (value, path) => {
    for (const key of keys) {
      const target = value[key];
      if (typeof target === 'string') found.push({ target, path: [...path, key] });
    }
  });
  return found;
}
