import { isObject, type Json } from '../json.ts';
import { isData, isMapOfNames } from '../references.ts';

/** Lists and texts that a schema demands to be longer are cut. */
const MOST_ITEMS = 10;
const MOST_CHARACTERS = 1_000;

/**
 * A schema, or components with schemas, as an example is made of them: without deprecated
 * properties, and without demands for long values. Given examples are data, and stay as they are.
 */
export const leanSchema = <T extends Json>(value: T): T => leanValue(value) as T;

function leanValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(leanValue);
  if (!isObject(value)) return value;
  // openapi-sampler cannot make a date longer or shorter, and writes that to the console for each.
  const isDate = typeof value.format === 'string' && /^(?:date|time)/.test(value.format);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isDate || (key !== 'minLength' && key !== 'maxLength'))
      .map(([key, below]) => [key, leanKey(key, below)]),
  );
}

function leanKey(key: string, below: Json): Json {
  if (isData(key, below)) return below;
  if (typeof below === 'number') {
    if (key === 'minItems') return Math.min(below, MOST_ITEMS);
    return key === 'minLength' ? Math.min(below, MOST_CHARACTERS) : below;
  }
  if (isMapOfNames(key) && isObject(below))
    return Object.fromEntries(
      Object.entries(below)
        .filter(([, schema]) => key !== 'properties' || isShown(schema))
        .map(([name, schema]) => [name, leanValue(schema)]),
    );
  return leanValue(below);
}

const isShown = (schema: Json): boolean =>
  schema !== false && !(isObject(schema) && schema.deprecated === true);
