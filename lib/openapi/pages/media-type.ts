import type { BodyKind } from '../samples/shape.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

/**
 * The content type that a request names: a range such as `*\/*` is none, so a body that is shown as
 * JSON is sent as JSON, and a file as bytes.
 */
export function sentType(type: string, kind: BodyKind | 'form'): string {
  if (!type.includes('*')) return type;
  return kind === 'file' ? 'application/octet-stream' : kind === 'text' ? 'application/json' : type;
}

/**
 * The schema of one item of a stream (OpenAPI 3.2), which is shown instead of that of the whole.
 */
export const itemSchema = (media: JsonObject): JsonObject | undefined =>
  isObject(media.itemSchema) ? media.itemSchema : undefined;

/** The schema of a media type. Since OpenAPI 3.2 a stream may describe its items alone. */
export const mediaSchema = (media: JsonObject): Json | undefined =>
  media.schema ??
  (isObject(media.itemSchema) ? { type: 'array', items: media.itemSchema } : undefined);

/** Whether the items of a media type follow each other, so that a reader need not wait for the last. */
export const isStream = (type: string): boolean =>
  /[/.+-](?:jsonl|ndjson|jsonlines|json-seq)\b|\bstream\+json\b|^text\/event-stream\b/i.test(type);

/** Whether a value of this media type is XML. */
export const isXml = (type: string): boolean => /[/+]xml\b/i.test(type);

/** Whether items begin with a record separator (RFC 7464), which nobody can see in an example. */
export const isSequence = (type: string): boolean => /[/+]json-seq\b/i.test(type);

const BINARY = /^(?:image|audio|video|font)\//i;
const TEXT =
  /^text\/|[/+](?:x-)?(?:json|jsonl|ndjson|xml|ya?ml|csv|javascript|www-form-urlencoded)\b/i;

/** Whether a value of this media type is bytes, which no text can hold. */
export const isBinary = (type: string): boolean => BINARY.test(type) || !TEXT.test(type);
