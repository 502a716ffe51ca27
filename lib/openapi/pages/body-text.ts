import {
  isObject,
  objectOf,
  pointerPath,
  textOf,
  valueAt,
  type Json,
  type JsonObject,
} from '../json.ts';
import { jsonText } from '../request/long-numbers.ts';
import { flatten } from '../schema/flatten.ts';
import { typesOf } from '../schema/type-name.ts';
import type { Spec } from '../spec.ts';
import { csvText } from './csv-text.ts';
import { isStream, isXml } from './media-type.ts';
import { streamText } from './stream-text.ts';
import { xmlText } from './xml-text.ts';

/**
 * An example as the document gives it. Many write JSON as text there: it is sent as it is, unless
 * the schema wants a text.
 */
export function givenBody(
  spec: Spec,
  given: Json,
  type: string,
  schema: Json | undefined,
): { text: string; value: Json } {
  const value = meant(spec, given);
  const isText = typesOf(flatten(spec, schema)).includes('string');
  const parsed = typeof value === 'string' && !isText ? objectIn(value) : undefined;
  if (typeof value === 'string' && parsed !== undefined)
    return { text: value.trim(), value: parsed };
  return isXml(type) && typeof value === 'object' && value !== null
    ? { text: xmlText(spec, schema, value), value }
    : { text: bodyText(value, type), value };
}

/** The object or list that a text holds. */
function objectIn(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A value as text of this media type. */
export function bodyText(value: Json, type: string): string {
  if (typeof value === 'string' && (!/json/.test(type) || isStream(type))) return value;
  const stream = streamText(value, type);
  if (stream !== undefined) return stream;
  if (/x-www-form-urlencoded/.test(type) && isObject(value)) return formText(value);
  return (/[/+]csv\b/i.test(type) ? csvText(value) : undefined) ?? jsonText(value, 2);
}

const formText = (value: JsonObject): string =>
  Object.entries(value)
    .map(
      ([key, field]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(typeof field === 'string' ? field : jsonText(field))}`,
    )
    .join('&');

/**
 * An example that is nothing but a reference means its target: many tools follow it, though
 * OpenAPI takes it as it is written.
 */
function meant(spec: Spec, value: Json): Json {
  const ref = isObject(value) && Object.keys(value).length === 1 ? textOf(value.$ref) : undefined;
  const target = ref?.startsWith('#/') ? valueAt(spec.root, pointerPath(ref)) : undefined;
  if (target === undefined) return value;
  // The target may be an Example Object.
  return ref?.startsWith('#/components/examples/') ? (objectOf(target).value ?? target) : target;
}
