import { basename, dirname, extname, relative } from 'node:path';
import {
  arrayOf,
  isObject,
  objectOf,
  pointerOf,
  pointerPath,
  scalarText,
  valueAt,
  type Json,
  type JsonObject,
} from './json.ts';
import { eachObject } from './references.ts';
import { fileOf, leadsToNoFile } from './target-files.ts';

// The mapping of a discriminator refers to files with plain texts. The tool that puts the files
// together does not follow them, and puts a schema into its first place, where no reference is left
// to compare. So they are references until then, and the schemas are components.

/** Makes references of the texts that lead to files. The value of the file is changed. */
export function linkMappings(folder: string, file: string, value: Json, isRoot: boolean): void {
  const isMeant = (target: string) =>
    target.startsWith('#')
      ? !isRoot && valueAt(value, pointerPath(target)) !== undefined
      : /[/#]|\.(?:json|ya?ml)$/i.test(target) && !leadsToNoFile(folder, file, target);
  eachObject(value, ({ discriminator }) => {
    const mapping = objectOf(objectOf(discriminator).mapping);
    for (const [name, target] of Object.entries(mapping))
      if (typeof target === 'string' && isMeant(target)) mapping[name] = { $ref: target };
  });
}

/**
 * Makes components of the schemas in other files that a discriminator chooses from, named after
 * their files or places there. The first file is changed.
 *
 * @param root the first file, absolute
 * @param values the parsed files by their absolute paths
 */
export function nameKinds(root: string, values: ReadonlyMap<string, Json>): void {
  const document = objectOf(values.get(root));
  const named = new Set<string>();
  const wanted = new Map<string, { file: string; path: string[] }>();
  const placeOf = (from: string, value: Json | undefined) => {
    const target = scalarText(objectOf(value).$ref);
    const place = {
      file: fileOf(from, target),
      path: target.includes('#') ? pointerPath(target.slice(target.indexOf('#'))) : [],
    };
    return { ...place, key: place.file + pointerOf(place.path) };
  };
  for (const [file, value] of values)
    eachObject(value, ({ discriminator, oneOf, anyOf }) => {
      if (!isObject(discriminator)) return;
      for (const option of [
        ...Object.values(objectOf(discriminator.mapping)),
        ...arrayOf(oneOf),
        ...arrayOf(anyOf),
      ]) {
        const { key, ...place } = placeOf(file, option);
        if (isReference(option) && place.file !== root) wanted.set(key, place);
      }
    });
  if (wanted.size === 0) return;
  const components = objectOf(document.components);
  const schemas = objectOf(components.schemas);
  for (const schema of Object.values(schemas)) named.add(placeOf(root, schema).key);
  for (const [key, { file, path }] of wanted) {
    if (named.has(key)) continue;
    const address = encodeURI(relative(dirname(root), file)) + pointerOf(path);
    schemas[freeName(path.at(-1) ?? basename(file, extname(file)), schemas)] = { $ref: address };
  }
  document.components = { ...components, schemas };
}

function freeName(wanted: string, taken: JsonObject): string {
  const name = wanted.replace(/[^\w.-]+/g, '-');
  let free = name;
  for (let number = 2; Object.hasOwn(taken, free); number++) free = `${name}${number}`;
  return free;
}

/** Makes texts of the references again, which are pointers now. The document is changed. */
export function unlinkMappings(document: JsonObject): void {
  eachObject(document, ({ discriminator }) => {
    const mapping = objectOf(objectOf(discriminator).mapping);
    for (const [name, target] of Object.entries(mapping))
      if (isReference(target)) mapping[name] = target.$ref;
  });
}

const isReference = (value: Json): value is { $ref: string } =>
  isObject(value) && typeof value.$ref === 'string';
