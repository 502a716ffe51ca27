import { arrayOf, isObject, objectOf, type Json, type JsonObject } from '../json.ts';
import type { Spec } from '../spec.ts';
import { conditionsOf, type Condition } from './conditions.ts';
import { limitsOfBoth } from './limits.ts';
import { subtypesOf } from './subtypes.ts';

/** A schema without `$ref` and `allOf` at its top level. */
export interface FlatSchema {
  schema: JsonObject;
  /** The reference to it. */
  ref?: string;
  /**
   * Every reference that was followed, also in `allOf`. One of them in a nested schema means
   * recursion.
   */
  refs: string[];
  /** `oneOf` and `anyOf`; several if parts of `allOf` have them. */
  choices: SchemaChoice[];
  /** What a value must be besides: of the schema and of every part of its `allOf`. */
  conditions: Condition[];
}

export interface SchemaChoice {
  kind: 'oneOf' | 'anyOf';
  options: Json[];
  discriminator?: JsonObject;
  /**
   * The options are not listed in the schema: they name it, by this reference, in their `allOf`.
   */
  base?: string;
}

const empty = (): FlatSchema => ({ schema: {}, refs: [], choices: [], conditions: [] });

const cache = new WeakMap<JsonObject, FlatSchema>();

/**
 * Follows the reference of a schema and merges its `allOf`, as far as one schema can express it.
 */
export function flatten(spec: Spec, schema: Json | undefined): FlatSchema {
  if (!isObject(schema)) return empty();
  const known = cache.get(schema);
  if (known) return known;
  const flat = withSubtypes(spec, flattenNew(spec, schema, []));
  cache.set(schema, flat);
  return flat;
}

function flattenNew(spec: Spec, schema: JsonObject, above: readonly string[]): FlatSchema {
  const { value, ref } = spec.resolve(schema);
  if (ref !== undefined && above.includes(ref)) return empty();
  const path = ref === undefined ? above : [...above, ref];
  const { conditions, rest } = conditionsOf(value);
  const { allOf, oneOf, anyOf, ...own } = rest;
  const choices: FlatSchema['choices'] = [];
  const discriminator = isObject(own.discriminator) ? own.discriminator : undefined;
  const parts = arrayOf(allOf).filter(isObject);
  for (const [kind, given] of [
    ['oneOf', arrayOf(oneOf)],
    ['anyOf', arrayOf(anyOf)],
  ] as const) {
    // `oneOf: [X, {type: 'null'}]` is a nullable X in 3.1, and what is left of it no choice.
    const options = given.filter((option) => !isNull(option));
    if (options.length < given.length) own.nullable = true;
    const [only] = options;
    if (options.length === 1 && isObject(only) && !discriminator) parts.push(only);
    else if (options.length > 0) choices.push({ kind, options, discriminator });
  }
  const refs = ref === undefined ? [] : [ref];
  const isWords = parts.length === 1 && choices.length === 0 && Object.keys(own).every(isWord);
  let wrapped: string | undefined;
  let merged = own;
  for (const part of parts) {
    const flat = flattenNew(spec, part, path);
    // Keys beside `allOf` go before those of its parts. The title of a part does not name the
    // whole, unless only words are added to it.
    merged = merge(
      merged,
      Object.fromEntries(Object.entries(flat.schema).filter(([key]) => isWords || key !== 'title')),
    );
    wrapped = isWords ? flat.ref : undefined;
    refs.push(...flat.refs);
    choices.push(...flat.choices);
    conditions.push(...flat.conditions);
  }
  return { schema: merged, ref: ref ?? wrapped, refs, choices, conditions };
}

/** Words and marks: documents of 3.0 put the reference into `allOf` to write them beside it. */
const isWord = (key: string): boolean =>
  /^(?:title|description|nullable|readOnly|writeOnly|deprecated|default|examples?|externalDocs|xml|x-.*)$/.test(
    key,
  );

/**
 * A component with a discriminator and no options of its own: its options are the schemas that are
 * made from it.
 */
function withSubtypes(spec: Spec, flat: FlatSchema): FlatSchema {
  const { ref } = flat;
  const discriminator = ref === undefined ? undefined : spec.object({ $ref: ref }).discriminator;
  if (ref === undefined || !isObject(discriminator) || flat.choices.length > 0) return flat;
  const options = subtypesOf(spec, ref, discriminator).map((target): Json => ({ $ref: target }));
  return options.length === 0
    ? flat
    : { ...flat, choices: [{ kind: 'oneOf', options, discriminator, base: ref }] };
}

const isNull = (option: Json): boolean => isObject(option) && option.type === 'null';

/** The constraints of both schemas, and the texts of the first. */
export function merge(first: JsonObject, second: JsonObject): JsonObject {
  const result: JsonObject = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = result[key];
    if (before === undefined) result[key] = value;
    else if (key === 'properties' || key === 'patternProperties')
      result[key] = mergeProperties(objectOf(before), objectOf(value));
    else if (key === 'required')
      result[key] = [...new Set([...arrayOf(before), ...arrayOf(value)])];
    else if (key === 'enum' && Array.isArray(before) && Array.isArray(value))
      result[key] = before.filter((item) =>
        value.some((other) => JSON.stringify(other) === JSON.stringify(item)),
      );
    else if (key === 'items' && isObject(before) && isObject(value))
      result[key] = bothOf(before, value);
    else if (key === 'readOnly' || key === 'writeOnly' || key === 'deprecated')
      result[key] = before === true || value === true;
  }
  return { ...result, ...limitsOfBoth(first, second) };
}

/** Schemas that `bothOf` has made, with their parts. */
const made = new WeakMap<JsonObject, Json[]>();

/**
 * A schema that is both. Parts that both have are there once: schemas that reach the same part on
 * several ways would otherwise double it on each level.
 */
function bothOf(first: Json, second: Json): Json {
  const partsOf = (schema: Json): Json[] =>
    (isObject(schema) ? made.get(schema) : undefined) ?? [schema];
  const parts: Json[] = [];
  const texts = new Set<string>();
  for (const part of [...partsOf(first), ...partsOf(second)]) {
    const text = JSON.stringify(part);
    if (!texts.has(text)) parts.push(part);
    texts.add(text);
  }
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const both: JsonObject = { allOf: parts };
  made.set(both, parts);
  return both;
}

function mergeProperties(first: JsonObject, second: JsonObject): JsonObject {
  const result: JsonObject = { ...second, ...first };
  for (const [name, schema] of Object.entries(first)) {
    const other = Object.hasOwn(second, name) ? second[name] : undefined;
    if (other !== undefined) result[name] = bothOf(schema, other);
  }
  return result;
}
