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

/** The schema of a media type. Since OpenAPI 3.2 a stream describes its items alone. */
export const mediaSchema = (media: JsonObject): Json | undefined =>
  media.schema ??
  (isObject(media.itemSchema) ? { type: 'array', items: media.itemSchema } : undefined);

const BINARY = /^(?:image|audio|video|font)\//i;
const TEXT =
  /^text\/|[/+](?:x-)?(?:json|jsonl|ndjson|xml|ya?ml|csv|javascript|www-form-urlencoded)\b/i;

/** Whether a value of this media type is bytes, which no text can hold. */
export const isBinary = (type: string): boolean => BINARY.test(type) || !TEXT.test(type);
