import { arrayOf, isObject, objectOf, objectsOf, type Json, type JsonObject } from '../json.ts';
import { isData, isMapOfNames } from '../references.ts';
import { isOnlyNull } from '../schema/type-name.ts';

/** Lists and texts that a schema demands to be longer are cut. */
const MOST_ITEMS = 10;
const MOST_CHARACTERS = 1_000;

type Names = ReadonlySet<Json>;
const NONE: Names = new Set();

/**
 * A schema, or components with schemas, as an example is made of them: without deprecated
 * properties that nothing requires, without demands for long values, and without null where it is
 * an option among others. Given examples are data,
 * and stay as they are.
 */
export const leanSchema = <T extends Json>(value: T): T => leanValue(value, NONE) as T;

function leanValue(value: Json, around: Names): Json {
  if (Array.isArray(value)) return value.map((item) => leanValue(item, around));
  if (!isObject(value)) return value;
  const required = requiredOf(value, around);
  // openapi-sampler cannot make a date longer or shorter, and writes that to the console for each.
  const isDate = typeof value.format === 'string' && /^(?:date|time)/.test(value.format);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isDate || (key !== 'minLength' && key !== 'maxLength'))
      .map(([key, below]) => [key, leanKey(key, below, required)]),
  );
}

function leanKey(key: string, below: Json, required: Names): Json {
  if (isData(key, below)) return below;
  if (typeof below === 'number') {
    if (key === 'minItems') return Math.min(below, MOST_ITEMS);
    return key === 'minLength' ? Math.min(below, MOST_CHARACTERS) : below;
  }
  if (isMapOfNames(key) && isObject(below))
    return Object.fromEntries(
      Object.entries(below)
        .filter(([name, schema]) => key !== 'properties' || isShown(schema, required.has(name)))
        .map(([name, schema]) => [name, leanValue(schema, NONE)]),
    );
  if ((key === 'oneOf' || key === 'anyOf') && Array.isArray(below))
    return below
      .filter((option) => !isOnlyNull(objectOf(option)))
      .map((one) => leanValue(one, NONE));
  return leanValue(below, key === 'allOf' ? required : NONE);
}

/** A request without a required property is wrong, also if the property is deprecated. */
const isShown = (schema: Json, isRequired: boolean): boolean =>
  schema !== false && (isRequired || !(isObject(schema) && schema.deprecated === true));

/** What a schema requires, a part of an `allOf` may describe, and the other way around. */
const requiredOf = ({ required, allOf }: JsonObject, around: Names): Names =>
  new Set([
    ...around,
    ...arrayOf(required),
    ...objectsOf(allOf).flatMap((part) => arrayOf(part.required)),
  ]);
