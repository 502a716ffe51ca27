import { isObject, type Json } from './json.ts';

export interface Reference {
  target: string;
  /** The path of the `$ref`. */
  path: (string | number)[];
}

/** Values of these keys are data, in which `$ref` has no meaning. */
const DATA = new Set(['example', 'default', 'enum', 'const', 'value']);
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
  'dependentSchemas',
]);

/** Every `$ref` of a document, in order. */
export function references(root: Json): Reference[] {
  const found: Reference[] = [];
  const visit = (value: Json, path: (string | number)[], named: boolean): void => {
    if (Array.isArray(value))
      return value.forEach((item, index) => visit(item, [...path, index], false));
    if (!isObject(value)) return;
    if (!named && typeof value.$ref === 'string')
      found.push({ target: value.$ref, path: [...path, '$ref'] });
    for (const [key, below] of Object.entries(value)) {
      if (!named && (DATA.has(key) || (key === '$ref' && typeof below === 'string'))) continue;
      visit(below, [...path, key], !named && NAMED.has(key));
    }
  };
  visit(root, [], false);
  return found;
}
