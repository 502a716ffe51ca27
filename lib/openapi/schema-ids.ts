import {
  isObject,
  objectOf,
  pointerOf,
  pointerPath,
  scalarText,
  textOf,
  valueAt,
  type JsonObject,
} from './json.ts';
import { eachObject, references } from './references.ts';

type Path = readonly (string | number)[];

/**
 * Where the document itself is, unless it says so (`$self`). No file and no host has this address.
 */
const HERE = 'document:/openapi';

/**
 * A document whose references by `$id`, `$anchor`, and `$self` (JSON Schema 2020-12, since OpenAPI
 * 3.1) are pointers, which is all that the parser and the other modules follow. A `$dynamicRef`
 * becomes a reference to the anchor of its own schema. Everything else stays.
 */
export function withPointers(document: JsonObject): JsonObject {
  if (!/"\$(?:id|self|anchor|dynamicAnchor)":/.test(JSON.stringify(document))) return document;
  const copy = structuredClone(document);
  const places = new Map<string, Path>();
  const bases: { path: Path; uri: string }[] = [];
  // The innermost schema with an address comes last.
  const baseOf = (path: Path): string =>
    bases.findLast((base) => base.path.every((part, index) => path[index] === part))?.uri ?? HERE;
  eachObject(copy, (value, path) => {
    const id = textOf(path.length === 0 ? value.$self : value.$id);
    const uri = resolved(id ?? '', baseOf(path));
    if (uri === undefined) return;
    if (path.length === 0 || id !== undefined) {
      bases.push({ path, uri });
      if (!places.has(uri)) places.set(uri, path);
    }
    for (const anchor of [textOf(value.$anchor), textOf(value.$dynamicAnchor)])
      if (anchor !== undefined && !places.has(`${uri}#${anchor}`))
        places.set(`${uri}#${anchor}`, path);
  });
  for (const { target, path } of references(copy, ['$ref', '$dynamicRef'])) {
    const found = placeOf(copy, places, target, baseOf(path));
    const holder = valueAt(copy, path.slice(0, -1).map(String));
    if (!found || !isObject(holder)) continue;
    delete holder.$dynamicRef;
    holder.$ref = pointerOf(found);
  }
  eachObject(copy, ({ discriminator }, path) => {
    const mapping = objectOf(objectOf(discriminator).mapping);
    for (const [value, target] of Object.entries(mapping)) {
      // Without a slash it is a name.
      const found = scalarText(target).includes('/')
        ? placeOf(copy, places, scalarText(target), baseOf(path))
        : undefined;
      if (found) mapping[value] = pointerOf(found);
    }
  });
  // Pointers begin at the document now.
  eachObject(copy, (value, path) => {
    if (path.length > 0 && typeof value.$id === 'string') delete value.$id;
  });
  return copy;
}

/** Undefined where a reference is a pointer into the document already, or leads elsewhere. */
function placeOf(
  document: JsonObject,
  places: ReadonlyMap<string, Path>,
  target: string,
  base: string,
): Path | undefined {
  const uri = resolved(target, base);
  if (uri === undefined) return undefined;
  const exact = places.get(uri);
  if (exact) return exact;
  const [address = '', fragment = ''] = uri.split('#');
  const resource = places.get(address);
  if (!resource || (fragment !== '' && !fragment.startsWith('/'))) return undefined;
  const path = [...resource, ...pointerPath(fragment)];
  // Many documents name a schema and mean the whole document with `#/components`.
  return valueAt(document, path.map(String)) === undefined ? undefined : path;
}

const resolved = (target: string, base: string): string | undefined =>
  URL.canParse(target, base) ? new URL(target, base).href.replace(/#$/, '') : undefined;
