import { isObject } from '../json.ts';
import type { Spec } from '../spec.ts';
import { flatten, type FlatSchema } from './flatten.ts';
import { isTuple, typesOf } from './type-name.ts';

/** Lists in lists are followed so far: a list of itself has no end. */
const MOST_LISTS = 5;

/**
 * A schema, and that of the items if it is an array, also of an array of arrays: the last one has
 * the properties that are shown. A tuple shows its own.
 */
export function listLevels(spec: Spec, flat: FlatSchema): [FlatSchema, ...FlatSchema[]] {
  const levels: [FlatSchema, ...FlatSchema[]] = [flat];
  let current = flat;
  while (
    levels.length <= MOST_LISTS &&
    typesOf(current)[0] === 'array' &&
    isObject(current.schema.items) &&
    !isTuple(current.schema)
  ) {
    current = flatten(spec, current.schema.items);
    levels.push(current);
  }
  return levels;
}
