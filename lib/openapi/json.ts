import { decoded } from '@/lib/text/decoded.ts';
import { numberText } from './request/long-numbers.ts';

/** A value from YAML or JSON: no classes, no cycles. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The value if it is an object, otherwise an empty object: looking up a key is then always
 * possible.
 */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const arrayOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A single value as text; `''` for a missing value, an object, or a list. */
export const scalarText = (value: unknown): string =>
  typeof value === 'number'
    ? numberText(value)
    : typeof value === 'string' || typeof value === 'boolean'
      ? String(value)
      : '';

export const objectsOf = (value: unknown): JsonObject[] => arrayOf(value).filter(isObject);

/** `#/paths/~1groups/get`: a JSON pointer as OpenAPI writes it (RFC 6901). */
export const pointerOf = (path: readonly (string | number)[]): string =>
  `#${path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

/** The keys of a JSON pointer. Percent-encoded ones, which some tools write, are decoded. */
export function pointerPath(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part, index, parts) => !(parts.length === 1 && part === ''))
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path; undefined if there is none. */
export function valueAt(root: Json, path: readonly string[]): Json | undefined {
  let value: Json | undefined = root;
  for (const part of path) {
    if (Array.isArray(value)) value = value[Number(part)];
    else if (isObject(value) && Object.hasOwn(value, part)) value = value[part];
    else return undefined;
  }
  return value;
}
