import { isObject, type Json } from '../json.ts';
import { jsonText } from '../request/long-numbers.ts';
import { isStream } from './media-type.ts';

/** The fields of an event that a server sends. */
const EVENT = ['event', 'id', 'retry', 'data'];

/**
 * Items of a stream as it writes them: JSON in a line each, or events. Undefined for other media
 * types, and for a text, which is the stream itself.
 */
export function streamText(value: Json, type: string): string | undefined {
  if (!isStream(type) || typeof value === 'string') return undefined;
  const items = Array.isArray(value) ? value : [value];
  return /event-stream/i.test(type)
    ? items.map(eventText).join('\n\n')
    : items.map((item) => jsonText(item)).join('\n');
}

function eventText(item: Json): string {
  // Other objects are what an event has as its data.
  const isEvent =
    isObject(item) &&
    ('data' in item || 'event' in item) &&
    Object.keys(item).every((key) => EVENT.includes(key));
  return Object.entries(isEvent ? item : { data: item })
    .flatMap(([key, given]) =>
      (typeof given === 'string' ? given : jsonText(given))
        .split('\n')
        .map((line) => `${key}: ${line}`),
    )
    .join('\n');
}
