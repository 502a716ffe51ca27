import type { ApiWords } from '../html/words.ts';
import { arrayOf, isObject, objectOf, type Json, type JsonObject } from '../json.ts';
import {
  cookieText,
  headerText,
  pathText,
  queryPieces,
  type ParameterStyle,
  type ParameterValue,
} from '../request/serialize.ts';
import { show } from '../schema/constraints.ts';
import { flatten } from '../schema/flatten.ts';
import { typesOf } from '../schema/type-name.ts';
import type { Spec } from '../spec.ts';
import { defaultStyle, itemText, parameterStyle } from './parameter-style.ts';

/** A statement about a value, with an example of what is sent. */
export interface Written {
  label: string;
  code?: string;
}

/**
 * How the value of a parameter or header becomes text, where that is not what OpenAPI assumes: the
 * separator of a list, JSON, an empty value, and the like.
 */
export function writtenAs(
  spec: Spec,
  { name, value, schema, place = 'header' }: GivenValue,
  t: ApiWords,
): Written[] {
  const [media] = Object.keys(objectOf(value.content));
  if (media !== undefined)
    return [{ label: t('sentAs', { type: /^application\/json\b/i.test(media) ? 'JSON' : media }) }];
  const style = parameterStyle(place, name, value);
  const [kind, sample] = sampleOf(spec, schema);
  const text = textOfValue(style, sample);
  const others = [
    ...(place === 'query' && style.allowReserved ? [{ label: t('notEncoded') }] : []),
    ...(place === 'query' && value.allowEmptyValue === true
      ? [{ label: t('mayBeEmpty'), code: `${name}=` }]
      : []),
  ];
  return text === textOfValue(defaultStyle(place, name), sample) && kind !== 'lists'
    ? others
    : [{ label: label(style, kind, t), code: readable(text) }, ...others];
}

/** How a schema is written in XML, as its view says. */
export const writtenInXml = (pattern: string | undefined, t: ApiWords): Written[] =>
  pattern === undefined ? [] : [{ label: t('inXml'), code: pattern }];

export interface GivenValue {
  name: string;
  value: JsonObject;
  schema: Json | undefined;
  /** A header by default. */
  place?: ParameterStyle['place'];
}

function label({ style, explode }: ParameterStyle, kind: Kind, t: ApiWords): string {
  if (kind !== 'array' || explode) return t('writtenAs');
  if (style === 'spaceDelimited') return t('spaceSeparated');
  if (style === 'pipeDelimited') return t('pipeSeparated');
  if (style === 'tabDelimited') return t('tabSeparated');
  return style === 'form' || style === 'cookie' ? t('commaSeparated') : t('writtenAs');
}

/** A list of lists is one whose items have a format of their own, as in Swagger 2.0. */
type Kind = 'array' | 'lists' | 'object' | undefined;

const TWO_LISTS = [
  ['a', 'b'],
  ['c', 'd'],
];

/** Two items of a list or two properties of an object show what is between them. */
function sampleOf(spec: Spec, schema: Json | undefined): [Kind, ParameterValue] {
  const flat = flatten(spec, schema);
  const [type] = typesOf(flat);
  if (type === 'array') {
    const items = flatten(spec, flat.schema.items);
    if (items.schema['x-collectionFormat'] !== undefined)
      return ['lists', TWO_LISTS.map((list) => itemText(items.schema, list))];
    const values = arrayOf(items.schema.enum).filter((item) => !isObject(item));
    const letters = /integer|number/.test(typesOf(items)[0] ?? '') ? ['1', '2'] : ['a', 'b'];
    return ['array', values.length > 1 ? values.slice(0, 2).map(show) : letters];
  }
  if (type !== 'object') return [undefined, 'a'];
  const names = Object.keys(objectOf(flat.schema.properties)).slice(0, 2);
  const [first = 'x', second = names.length > 0 ? undefined : 'y'] = names;
  return ['object', { [first]: 'a', ...(second === undefined ? {} : { [second]: 'b' }) }];
}

function textOfValue(style: ParameterStyle, value: ParameterValue): string {
  if (style.place === 'path') return pathText(style, value);
  if (style.place === 'query') return queryPieces(style, value).join('&');
  return style.place === 'cookie' ? cookieText(style, value) : headerText(style, value);
}

/** Brackets as every documentation writes them, though a request encodes them. */
const readable = (text: string): string => text.replace(/%5B/g, '[').replace(/%5D/g, ']');
