import { arrayOf, isObject, textOf, type Json, type JsonObject } from '../json.ts';
import { componentName, type Spec } from '../spec.ts';
import { flatten, type FlatSchema } from './flatten.ts';

/** The types of a schema without `null`. If it has no `type`, other keywords give it away. */
export function typesOf({ schema, choices }: Pick<FlatSchema, 'schema' | 'choices'>): string[] {
  const given = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter(
    (type): type is string => typeof type === 'string' && type !== 'null',
  );
  if (given.length > 0) return given;
  if (
    isObject(schema.properties) ||
    isObject(schema.additionalProperties) ||
    isObject(schema.patternProperties)
  )
    return ['object'];
  if (schema.items !== undefined || isTuple(schema)) return ['array'];
  if (choices.length > 0) return [];
  const values = schema.const !== undefined ? [schema.const] : arrayOf(schema.enum);
  return [...new Set(values.filter((value) => value !== null).map(typeOfValue))];
}

const typeOfValue = (value: Json): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether the first items of an array have a schema each. */
export const isTuple = ({ prefixItems }: JsonObject): boolean => arrayOf(prefixItems).length > 0;

/** The schema of what follows the first items, to which alone `items` applies. */
export const afterTuple = (schema: JsonObject): Json | undefined =>
  isTuple(schema) ? (schema.items ?? schema.unevaluatedItems) : undefined;

/** Whether null is the only value. */
export const isOnlyNull = ({ type }: JsonObject): boolean =>
  [type].flat().length > 0 && [type].flat().every((one) => one === 'null');

/** Whether null is allowed, in the form of 3.0 or 3.1. */
export const isNullable = (schema: JsonObject): boolean =>
  schema.nullable === true || arrayOf(schema.type).includes('null') || schema.type === 'null';

/**
 * The type as shown to readers: `string<date-time>`, `integer[]`, `(string | number)[]`, the title
 * or component name of an object; `any` if nothing is known.
 */
export function typeName(spec: Spec, schema: Json | undefined, depth = 0): string {
  if (schema === false) return 'never';
  const flat = flatten(spec, schema);
  const own = nameOf(flat);
  const types = typesOf(flat);
  if (types.length === 0 && flat.choices.length > 0) return own ?? choiceName(spec, flat, depth);
  const names = types.map((type) => {
    if (type === 'array') return depth > 4 ? 'array' : arrayName(spec, flat.schema, depth);
    if (type === 'object') return own ?? 'object';
    const format = textOf(flat.schema.format) ?? textOf(flat.schema.contentMediaType);
    return format === undefined ? type : `${type}<${format}>`;
  });
  if (names.length > 0) return names.join(' | ');
  return isOnlyNull(flat.schema) ? 'null' : 'any';
}

/** Title or component name. */
export const nameOf = ({ schema, ref }: Pick<FlatSchema, 'schema' | 'ref'>): string | undefined =>
  textOf(schema.title) ?? componentName(ref);

function arrayName(spec: Spec, schema: JsonObject, depth: number): string {
  const listOf = (items: Json | undefined) => {
    const item = itemName(spec, items, depth + 1);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  };
  if (!isTuple(schema)) return listOf(schema.items);
  const after = afterTuple(schema);
  return `[${[
    ...arrayOf(schema.prefixItems).map((item) => itemName(spec, item, depth + 1)),
    ...(isObject(after) ? [`...${listOf(after)}`] : []),
  ].join(', ')}]`;
}

/** The type of an item. No row of its own could say that it may be null. */
function itemName(spec: Spec, schema: Json | undefined, depth: number): string {
  const name = typeName(spec, schema, depth);
  const isKnown = name !== 'null' && name !== 'any';
  return isKnown && isNullable(flatten(spec, schema).schema) ? `${name} | null` : name;
}

function choiceName(spec: Spec, flat: FlatSchema, depth: number): string {
  if (depth > 3) return 'object';
  const names = [
    ...new Set(
      flat.choices.flatMap(({ options }) =>
        options.map((option) => typeName(spec, option, depth + 1)),
      ),
    ),
  ];
  return names.length <= 4 ? names.join(' | ') : 'object';
}
