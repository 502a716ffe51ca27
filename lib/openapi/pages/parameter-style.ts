import { arrayOf, objectOf, scalarText, textOf, type Json, type JsonObject } from '../json.ts';
import { SEPARATORS, type ParameterStyle } from '../request/serialize.ts';
import { show } from '../schema/constraints.ts';
import type { FieldData } from './data.ts';

const DEFAULT_STYLE = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const;

/** How a parameter or a header is written, where the document says nothing else. */
export const defaultStyle = (place: ParameterStyle['place'], name: string): ParameterStyle => ({
  place,
  name,
  style: DEFAULT_STYLE[place],
  explode: DEFAULT_STYLE[place] === 'form',
});

/** How a parameter or a header is written. */
export function parameterStyle(
  place: ParameterStyle['place'],
  name: string,
  value: JsonObject,
): ParameterStyle {
  const style = textOf(value.style) ?? DEFAULT_STYLE[place];
  return {
    place,
    name,
    style,
    explode:
      typeof value.explode === 'boolean'
        ? value.explode
        : style === 'form' || style === 'deepObject' || style === 'cookie',
    allowReserved: value.allowReserved === true || undefined,
    ...listFormat(value),
  };
}

const LIST_FORMATS: ReadonlyMap<string, string> = new Map([
  ['ssv', 'spaceDelimited'],
  ['pipes', 'pipeDelimited'],
  ['tsv', 'tabDelimited'],
]);

/** A list format of Swagger 2.0 that has no style in OpenAPI. Its name is kept (list-formats.ts). */
export function listFormat(value: JsonObject): { style?: string; explode?: false } {
  const style = LIST_FORMATS.get(scalarText(value['x-collectionFormat']));
  return style === undefined ? {} : { style, explode: false };
}

/** An item of a list. In Swagger 2.0 it can be a list with a format of its own. */
export function itemText(schema: JsonObject, item: Json): string {
  const format = schema['x-collectionFormat'];
  if (format === undefined || !Array.isArray(item)) return show(item);
  const separator = SEPARATORS.get(LIST_FORMATS.get(scalarText(format)) ?? '') ?? ',';
  return item
    .map((inner) => itemText(objectOf(schema.items), inner))
    .join(decodeURIComponent(separator));
}

/** Whether the document allows an empty value of a parameter of the query: `name=`. */
export const emptiness = (
  value: JsonObject,
  schema: JsonObject,
  kind: FieldData['kind'],
): Partial<ParameterStyle> =>
  value.allowEmptyValue === true ||
  ((kind === 'text' || kind === 'choice') &&
    (schema.default === '' || arrayOf(schema.enum).includes('')))
    ? { mayBeEmpty: true }
    : {};
