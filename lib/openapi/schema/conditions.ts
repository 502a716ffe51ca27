import { arrayOf, isObject, objectOf, type Json, type JsonObject } from '../json.ts';

/** A rule of a schema that is a schema itself, or a list of names that belong together. */
export type Condition =
  | { kind: 'not' | 'if' | 'then' | 'else' | 'propertyNames' | 'contentSchema'; schema: Json }
  | { kind: 'contains'; schema: Json; least?: number; most?: number }
  | { kind: 'dependentSchemas'; name: string; schema: Json }
  | { kind: 'dependentRequired'; name: string; names: string[] };

const PLAIN = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema'] as const;

/**
 * The conditions of a schema, and the schema without them: those of several parts of an `allOf`
 * hold all, so they cannot be merged like limits.
 */
export function conditionsOf(schema: JsonObject): { conditions: Condition[]; rest: JsonObject } {
  const { dependentRequired, dependentSchemas, dependencies, minContains, maxContains, ...other } =
    schema;
  const conditions: Condition[] = [];
  const rest = { ...other };
  for (const kind of PLAIN) {
    const condition = other[kind];
    // `then` and `else` say nothing without `if`, and a schema of contents without their type.
    const needed =
      kind === 'contentSchema' ? other.contentMediaType : /then|else/.test(kind) ? other.if : true;
    const counts = needed !== undefined;
    if (!isObject(condition) && typeof condition !== 'boolean') continue;
    Reflect.deleteProperty(rest, kind);
    if (!counts || saysNothing(kind, condition)) continue;
    if (kind === 'contains')
      conditions.push({
        kind,
        schema: condition,
        least: numberOf(minContains),
        most: numberOf(maxContains),
      });
    else conditions.push({ kind, schema: condition });
  }
  // Before 2019 both kinds of dependencies had one name.
  for (const [name, value] of [
    ...Object.entries(objectOf(dependencies)),
    ...Object.entries(objectOf(dependentRequired)),
    ...Object.entries(objectOf(dependentSchemas)),
  ]) {
    if (isObject(value) || value === false)
      conditions.push({ kind: 'dependentSchemas', name, schema: value });
    else if (arrayOf(value).length > 0)
      conditions.push({ kind: 'dependentRequired', name, names: arrayOf(value).map(String) });
  }
  return { conditions, rest };
}

/** `true` allows any value, which only `if` and a number of items make a rule of. */
const saysNothing = (kind: (typeof PLAIN)[number], condition: Json): boolean =>
  kind === 'not' ? condition === false : !/if|contains/.test(kind) && condition === true;

const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;
