import { arrayOf, isObject, objectOf, type Json, type JsonObject } from '../json.ts';

/** A rule of a schema that is a schema itself, or a list of names that belong together. */
export type Condition =
  | { kind: 'not' | 'if' | 'then' | 'else' | 'contains' | 'propertyNames'; schema: Json }
  | { kind: 'dependentSchemas'; name: string; schema: Json }
  | { kind: 'dependentRequired'; name: string; names: string[] };

const PLAIN = ['not', 'if', 'then', 'else', 'contains', 'propertyNames'] as const;

/**
 * The conditions of a schema, and the schema without them: those of several parts of an `allOf` hold all, so they cannot be merged
 * like limits.
 */
export function conditionsOf(schema: JsonObject): { conditions: Condition[]; rest: JsonObject } {
  const { dependentRequired, dependentSchemas, dependencies, ...other } = schema;
  const conditions: Condition[] = [];
  const rest = { ...other };
  for (const kind of PLAIN) {
    const condition = other[kind];
    // `then` and `else` say nothing without `if`.
    const counts = (kind !== 'then' && kind !== 'else') || other.if !== undefined;
    if (!isObject(condition)) continue;
    Reflect.deleteProperty(rest, kind);
    if (counts) conditions.push({ kind, schema: condition });
  }
  // Before 2019 both kinds of dependencies had one name.
  for (const [name, value] of [
    ...Object.entries(objectOf(dependencies)),
    ...Object.entries(objectOf(dependentRequired)),
    ...Object.entries(objectOf(dependentSchemas)),
  ]) {
    if (isObject(value)) conditions.push({ kind: 'dependentSchemas', name, schema: value });
    else if (arrayOf(value).length > 0)
      conditions.push({ kind: 'dependentRequired', name, names: arrayOf(value).map(String) });
  }
  return { conditions, rest };
}
