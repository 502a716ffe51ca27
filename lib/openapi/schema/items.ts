import { isObject } from '../json.ts';
import type { Spec } from '../spec.ts';
import { flatten, type FlatSchema } from './flatten.ts';
import { isTuple, typesOf } from './type-name.ts';

/** An array shows the properties of its items, also if it is an array of arrays. A tuple shows its own. */
export function innermostItem(spec: Spec, flat: FlatSchema): FlatSchema {
  let current = flat;
  for (
    let depth = 0;
    depth < 5 &&
    typesOf(current)[0] === 'array' &&
    isObject(current.schema.items) &&
    !isTuple(current.schema);
    depth++
  ) {
    const next = flatten(spec, current.schema.items);
    current = { ...next, refs: [...(current === flat ? [] : current.refs), ...next.refs] };
  }
  return current;
}
