import { arrayOf, objectOf, type JsonObject } from '../json.ts';
import { typesOf } from './type-name.ts';

/** The properties that must be there and that a schema does not describe. */
export function bareNames(schema: JsonObject): string[] {
  const types = typesOf({ schema, choices: [] });
  if (schema.patternProperties !== undefined || (types.length > 0 && !types.includes('object')))
    return [];
  const described = objectOf(schema.properties);
  return arrayOf(schema.required).filter(
    (name) => typeof name === 'string' && !Object.hasOwn(described, name),
  ) as string[];
}
