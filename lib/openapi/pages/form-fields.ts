import { arrayOf, objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import { valueOf, type FieldEncoding } from '../request/field-value.ts';
import { headerText } from '../request/serialize.ts';
import type { PartHeaders } from '../samples/shape.ts';
import { show } from '../schema/constraints.ts';
import { flatten } from '../schema/flatten.ts';
import { typesOf } from '../schema/type-name.ts';
import type { Spec } from '../spec.ts';
import { isThreeOne } from '../structure.ts';
import type { FormField } from './data.ts';
import { generatedValue } from './examples.ts';
import { choicesOf, fieldOf, fileName, isFile } from './fields.ts';
import { isBinary } from './media-type.ts';
import { listFormat } from './parameter-style.ts';
import { partsOf } from './value-rows.ts';

/**
 * The fields of a form. They begin with the values of its example, otherwise with generated ones.
 */
export function formFields(
  spec: Spec,
  kind: 'form' | 'multipart',
  media: JsonObject,
  example: Json | undefined,
): FormField[] {
  const { schema, encoding } = media;
  const headers = headersByPart(spec, media);
  const flat = flatten(spec, schema);
  const required = arrayOf(flat.schema.required);
  const values = objectOf(
    typeof example === 'string'
      ? Object.fromEntries(new URLSearchParams(example))
      : (example ?? generatedValue(spec, schema ?? {})),
  );
  return Object.entries(objectOf(flat.schema.properties)).flatMap(
    ([name, property]): FormField[] => {
      const { schema: own, choices } = flatten(spec, property);
      const isRequired = required.includes(name);
      // A request without a required property is wrong, also if the property is deprecated.
      if (own.readOnly === true || (own.deprecated === true && !isRequired)) return [];
      const items = flatten(spec, own.items);
      const [type] = typesOf({ schema: own, choices });
      const [itemType] = typesOf(items);
      const value = values[name];
      const given = objectOf(objectOf(encoding)[name]);
      const written = encodingOf(given, type);
      const content = type === 'array' ? own.items : property;
      // A form that is not multipart has no place for files.
      const file =
        kind === 'multipart' &&
        (isFile(own) || isFile(items.schema) || areBytes(spec, content, given, value));
      const allowed = choicesOf(own, type);
      return [
        {
          name,
          required: isRequired,
          file,
          value: file
            ? type === 'array'
              ? JSON.stringify(fileNames(name, own))
              : fileName(name)
            : value === undefined || value === null
              ? ''
              : show(value),
          values: allowed.length > 0 ? allowed : undefined,
          encoding: file && type === 'array' ? EACH_A_PART : written,
          type: file
            ? fileType(given, isFile(own) ? own : items.schema)
            : partType(given, own, type === 'array' && written ? itemType : type),
          headers: headers.get(name),
          list: (type === 'array' && (file || written?.explode)) || undefined,
        },
      ];
    },
  );
}

/** Files have no other way to be a list. */
const EACH_A_PART: FieldEncoding = { style: 'form', explode: true };

/** Two files show that there may be several. */
const fileNames = (name: string, { maxItems }: JsonObject): string[] =>
  (maxItems === 1 ? [1] : [1, 2]).map((number) => fileName(`${name}-${number}`));

/**
 * A list is repeated by default. An object is JSON unless the document gives it a style, or a media
 * type that says so.
 */
function encodingOf(given: JsonObject, kind: string | undefined): FieldEncoding | undefined {
  const isStyled = ['style', 'explode', 'allowReserved'].some((key) => given[key] !== undefined);
  const isJson = /json/i.test(textOf(given.contentType) ?? '');
  if (!isStyled && (isJson || kind !== 'array')) return undefined;
  const style = textOf(given.style) ?? 'form';
  return {
    style,
    explode:
      typeof given.explode === 'boolean'
        ? given.explode
        : style === 'form' || style === 'deepObject',
    allowReserved: given.allowReserved === true || undefined,
    ...listFormat(given),
  };
}

/** A part is plain text by default. That needs no type of its own. */
function partType(
  given: JsonObject,
  schema: JsonObject,
  kind: string | undefined,
): string | undefined {
  const type =
    typesIn(given.contentType ?? schema.contentMediaType)[0] ??
    (kind === 'object' ? 'application/json' : undefined);
  return type?.toLowerCase() === 'text/plain' ? undefined : type;
}

/**
 * Whether a part whose schema has no type is bytes: since OpenAPI 3.1 it is, unless its media type
 * or a value of it says otherwise.
 */
function areBytes(
  spec: Spec,
  schema: Json | undefined,
  given: JsonObject,
  value: Json | undefined,
): boolean {
  const flat = flatten(spec, schema);
  if (schema === undefined || typesOf(flat).length > 0 || flat.choices.length > 0) return false;
  const types = textOf(given.contentType);
  if (types !== undefined) return types.split(',').some((type) => isBinary(type.trim()));
  const hasValue = [value].flat().some((item) => item !== undefined && item !== null);
  return isThreeOne(spec.root) && !hasValue;
}

/** A file has one of several types, and only the reader knows which. */
function fileType(given: JsonObject, schema: JsonObject): string | undefined {
  const types = textOf(given.contentType ?? schema.contentMediaType);
  return types?.includes(',') === false ? typesIn(types)[0] : undefined;
}

/** The media types of a list that are one, not a range. */
const typesIn = (list: Json | undefined): string[] =>
  (textOf(list) ?? '')
    .split(',')
    .map((type) => type.trim())
    .filter((type) => /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/.test(type));

/** The headers that each part has, with their values: required, or with an example or a default. */
const headersByPart = (spec: Spec, media: JsonObject): ReadonlyMap<string, PartHeaders> =>
  new Map(
    partsOf({ spec }, media).map(({ part, headers }) => [
      part,
      headers.flatMap((header) => {
        const { name } = header;
        const field = fieldOf(spec, { place: 'header', ...header });
        const given = valueOf(field.kind, field.initial);
        const isSent = given !== undefined && /^[\w!#$%&'*+.^`|~-]+$/.test(name);
        return isSent && name.toLowerCase() !== 'content-disposition'
          ? [[name, headerText(field.style, given)] as const]
          : [];
      }),
    ]),
  );
