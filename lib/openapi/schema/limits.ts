import { arrayOf, objectOf, type Json, type JsonObject } from '../json.ts';

const TIGHTER: Record<string, (a: number, b: number) => number> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};

/** Limits that no single value can say for two schemas. */
const TOGETHER = ['pattern', 'multipleOf'] as const;

/** The key of a merged schema that has the second and further values of such limits. */
const FURTHER = 'x-portal-further';

/** Every pattern or divisor of a schema, which may be merged. */
export const together = (schema: JsonObject, key: (typeof TOGETHER)[number]): Json[] =>
  [schema[key], ...arrayOf(objectOf(schema[FURTHER])[key])].filter((value) => value !== undefined);

/** The limits that both schemas have: the tighter of two numbers, and each pattern and divisor. */
export function limitsOfBoth(first: JsonObject, second: JsonObject): JsonObject {
  const limits: JsonObject = {};
  for (const [key, tighter] of Object.entries(TIGHTER)) {
    const [one, other] = [first[key], second[key]];
    if (typeof one === 'number' && typeof other === 'number') limits[key] = tighter(one, other);
  }
  const further: JsonObject = {};
  for (const key of TOGETHER) {
    const [, ...more] = new Set([...together(first, key), ...together(second, key)]);
    if (more.length > 0) further[key] = more;
  }
  return Object.keys(further).length > 0 ? { ...limits, [FURTHER]: further } : limits;
}
