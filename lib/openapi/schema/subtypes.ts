import {
  arrayOf,
  isObject,
  objectOf,
  pointerOf,
  pointerPath,
  scalarText,
  valueAt,
  type JsonObject,
} from '../json.ts';
import type { Spec } from '../spec.ts';

const known = new WeakMap<JsonObject, Map<string, string[]>>();

/**
 * The components that a schema with a discriminator can be: those that name it in their `allOf`,
 * also by way of another, and those of its mapping.
 */
export function subtypesOf(spec: Spec, base: string, discriminator: JsonObject): string[] {
  const below = known.get(spec.root) ?? derived(spec.root);
  known.set(spec.root, below);
  const found = new Set<string>();
  const waiting = [base];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const ref of below.get(next) ?? [])
      if (ref !== base && !found.has(ref)) {
        found.add(ref);
        waiting.push(ref);
      }
  for (const target of Object.values(objectOf(discriminator.mapping)).map(scalarText)) {
    const ref = target.startsWith('#') ? target : pointerOf(['components', 'schemas', target]);
    if (isObject(valueAt(spec.root, pointerPath(ref)))) found.add(ref);
  }
  // The base itself, if the mapping names it, would list the same options again.
  found.delete(base);
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

/** The references of components by what they name in their `allOf`. */
function derived(root: JsonObject): Map<string, string[]> {
  const below = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(objectOf(objectOf(root.components).schemas))) {
    if (!isObject(schema)) continue;
    const ref = `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    for (const part of arrayOf(schema.allOf)) {
      if (!isObject(part) || typeof part.$ref !== 'string') continue;
      below.set(part.$ref, [...(below.get(part.$ref) ?? []), ref]);
    }
  }
  return below;
}
