import { arrayOf, textOf, type JsonObject } from '../json.ts';
import type { ParameterStyle } from '../request/serialize.ts';
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
    ...(place === 'query' ? tabs(value) : {}),
  };
}

/** The list format `tsv` of Swagger 2.0 has no style in OpenAPI; the converter keeps its name. */
export const tabs = (value: JsonObject): { style?: 'tabDelimited'; explode?: false } =>
  value['x-collectionFormat'] === 'tsv' ? { style: 'tabDelimited', explode: false } : {};

/** Whether the document has the empty text among the values of a parameter of the query. */
export const emptiness = (
  value: JsonObject,
  schema: JsonObject,
  kind: FieldData['kind'],
): Partial<ParameterStyle> =>
  (kind === 'text' || kind === 'choice') &&
  (value.allowEmptyValue === true || schema.default === '' || arrayOf(schema.enum).includes(''))
    ? { mayBeEmpty: true }
    : {};
