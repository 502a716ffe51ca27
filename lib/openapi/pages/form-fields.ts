import { arrayOf, objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import type { FieldEncoding } from '../request/field-value.ts';
import { show } from '../schema/constraints.ts';
import { flatten } from '../schema/flatten.ts';
import { typesOf } from '../schema/type-name.ts';
import type { Spec } from '../spec.ts';
import type { FormField } from './data.ts';
import { generatedValue } from './examples.ts';
import { choicesOf, fileName, isFile } from './fields.ts';

/**
 * The fields of a form. They begin with the values of its example, otherwise with generated ones.
 */
export function formFields(
  spec: Spec,
  { schema, encoding }: JsonObject,
  example: Json | undefined,
): FormField[] {
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
      if (own.readOnly === true || own.deprecated === true) return [];
      const items = flatten(spec, own.items).schema;
      const [type] = typesOf({ schema: own, choices });
      const file = isFile(own) || isFile(items);
      const value = values[name];
      const given = objectOf(objectOf(encoding)[name]);
      const allowed = choicesOf(own, type);
      return [
        {
          name,
          required: required.includes(name),
          file,
          value: file ? fileName(name) : value === undefined || value === null ? '' : show(value),
          values: allowed.length > 0 ? allowed : undefined,
          encoding: encodingOf(given, type),
          type: partType(given, type),
        },
      ];
    },
  );
}

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
  };
}

/** The first media type of the list that is one, not a range. An object is JSON by default. */
function partType(given: JsonObject, kind: string | undefined): string | undefined {
  const types = (textOf(given.contentType) ?? '').split(',').map((type) => type.trim());
  return (
    types.find((type) => /^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/.test(type)) ??
    (kind === 'object' ? 'application/json' : undefined)
  );
}
