import { objectOf, scalarText, type Json, type JsonObject } from '../json.ts';
import { componentName } from '../spec.ts';

/**
 * The values of a discriminator that mean the schema with this reference: those of the mapping,
 * otherwise its name.
 */
export function discriminatorValues(discriminator: JsonObject, ref: Json | undefined): string[] {
  if (typeof ref !== 'string') return [];
  const name = componentName(ref);
  const mapped = Object.entries(objectOf(discriminator.mapping))
    .filter(([, target]) => target === ref || (name !== undefined && scalarText(target) === name))
    .map(([value]) => value);
  return mapped.length > 0 || name === undefined ? mapped : [name];
}
