import { arrayOf, isObject, objectOf, type Json, type JsonObject } from '../json.ts';
import type { Spec } from '../spec.ts';

/** The properties of the root are level 2: an example without them says nothing. */
export const LEAST = 2;
/** As deep as a generated example goes when there is room. */
const DEEPEST = 8;
/** Characters of a given value that count as one value. */
const CHARACTERS = 24;

/**
 * Counts by schema and by how many levels are left: schemas that name each other are counted once a
 * level, not once a path.
 */
const counts = new WeakMap<JsonObject, number[]>();

/**
 * The number of levels of an example with at most so many values: with two references more in each
 * schema, each level has three times as many values as the one above.
 */
export function sampleDepth(spec: Spec, schema: Json, limit: number): number {
  let depth = DEEPEST;
  // The root is level 1, its properties level 2.
  while (depth > LEAST && valuesIn(spec, schema, depth - 1) > limit) depth--;
  return depth;
}

/** How many values an example of a schema has; at most `MANY`. */
function valuesIn(spec: Spec, schema: Json, left: number): number {
  if (left < 0 || !isObject(schema)) return 1;
  const target = typeof schema.$ref === 'string' ? spec.object({ $ref: schema.$ref }) : schema;
  const known = counts.get(target) ?? [];
  counts.set(target, known);
  const before = known[left];
  if (before !== undefined) return before;
  // A schema that leads to itself on the same level.
  known[left] = 1;
  const count = Math.min(MANY, countNew(spec, target, left));
  known[left] = count;
  return count;
}

const MANY = 1_000_000;

function countNew(spec: Spec, schema: JsonObject, left: number): number {
  const given = schema.example ?? schema.const ?? arrayOf(schema.examples)[0] ?? schema.default;
  if (given !== undefined) return Math.ceil(JSON.stringify(given).length / CHARACTERS);
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return 1;
  const same = (part: Json | undefined) => (part === undefined ? 0 : valuesIn(spec, part, left));
  const below = (part: Json | undefined) => (isObject(part) ? valuesIn(spec, part, left - 1) : 0);
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  const least = typeof schema.minItems === 'number' ? Math.min(schema.minItems, 10) : 1;
  return (
    1 +
    sum(Object.values(objectOf(schema.properties)).map(below)) +
    sum(arrayOf(schema.allOf).map(same)) +
    sum(arrayOf(schema.prefixItems).map(below)) +
    same(arrayOf(schema.oneOf)[0] ?? arrayOf(schema.anyOf)[0]) +
    2 * below(schema.additionalProperties) +
    Math.max(1, least) * below(schema.items)
  );
}
