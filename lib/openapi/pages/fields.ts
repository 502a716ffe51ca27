import {
  arrayOf,
  isObject,
  objectOf,
  objectsOf,
  textOf,
  type Json,
  type JsonObject,
} from '../json.ts';
import { jsonText } from '../request/long-numbers.ts';
import type { ParameterStyle } from '../request/serialize.ts';
import { flatten } from '../schema/flatten.ts';
import { show } from '../schema/constraints.ts';
import { typesOf } from '../schema/type-name.ts';
import type { Spec } from '../spec.ts';
import type { FieldData } from './data.ts';
import { generatedValue } from './examples.ts';
import { isBinary } from './media-type.ts';
import { emptiness, itemText, parameterStyle } from './parameter-style.ts';

/** A parameter of a request, with its references resolved. */
export interface Parameter {
  place: ParameterStyle['place'];
  name: string;
  value: JsonObject;
  schema: Json | undefined;
  /** A parameter of the path always is. */
  required: boolean;
}

export const PLACES: readonly ParameterStyle['place'][] = ['path', 'query', 'header', 'cookie'];

/** OpenAPI ignores parameters for these headers, which it describes elsewhere. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

/**
 * The parameters of an operation and its path item, by place, in the order of the document. The
 * operation's own replace those of the path item with the same name and place.
 */
export function parametersOf(spec: Spec, shared: JsonObject, operation: JsonObject): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const value of [...arrayOf(shared.parameters), ...arrayOf(operation.parameters)].map(
    (parameter) => spec.object(parameter),
  )) {
    const place = PLACES.find((candidate) => candidate === value.in);
    const name = textOf(value.name);
    if (
      !place ||
      name === undefined ||
      (place === 'header' && IGNORED_HEADERS.includes(name.toLowerCase()))
    )
      continue;
    found.set(`${place} ${name}`, {
      place,
      name,
      value: withExamples(value),
      schema: valueSchema(value),
      required: place === 'path' || value.required === true,
    });
  }
  return PLACES.flatMap((place) =>
    [...found.values()].filter((parameter) => parameter.place === place),
  );
}

/** The schema of a parameter or header, which may be in the media type of its content. */
export const valueSchema = (value: JsonObject): Json | undefined =>
  value.schema ?? objectsOf(Object.values(objectOf(value.content)))[0]?.schema;

/** A parameter or header whose examples may be in the media type of its content. */
export function withExamples(value: JsonObject): JsonObject {
  const [media = {}] = objectsOf(Object.values(objectOf(value.content)));
  const { example, examples } = media;
  return {
    ...(example === undefined ? {} : { example }),
    ...(examples === undefined ? {} : { examples }),
    ...value,
  };
}

/**
 * The field for a parameter in the request builder. It begins with the default, otherwise the
 * example, otherwise, if the parameter is required, a generated value.
 */
export function fieldOf(
  spec: Spec,
  { place, name, value, schema, required }: Parameter,
): FieldData {
  const flat = flatten(spec, schema);
  const item = flatten(spec, flat.schema.items);
  const [type] = typesOf(flat);
  const isContent = isObject(value.content);
  const kind: FieldData['kind'] = isContent
    ? 'text'
    : type === 'array'
      ? arrayOf(item.schema.enum).length > 0
        ? 'choices'
        : 'list'
      : type === 'object'
        ? 'object'
        : choicesOf(flat.schema, type).length > 0
          ? 'choice'
          : 'text';
  const first = firstValue(spec, value, flat.schema);
  // A path shows `:name` for a missing value. Elsewhere the server would reject the request.
  const wanted =
    first !== undefined || !required || place === 'path'
      ? first
      : generatedValue(spec, schema ?? {});
  return {
    style: {
      ...parameterStyle(place, name, value),
      ...(place === 'query' && emptiness(value, flat.schema, kind)),
    },
    required,
    kind,
    values: kind === 'choices' ? arrayOf(item.schema.enum).map(show) : choicesOf(flat.schema, type),
    initial:
      wanted === undefined || wanted === null
        ? []
        : kind === 'list' || kind === 'choices'
          ? Array.isArray(wanted)
            ? wanted.map((one) => itemText(item.schema, one))
            : [show(wanted)]
          : [isObject(wanted) && !isContent ? jsonText(wanted, 2) : show(wanted)],
    hint: textOf(flat.schema.format) ?? type,
    number: isContent ? undefined : numberOf(kind === 'list' ? typesOf(item) : typesOf(flat)),
  };
}

/** The kind of number, if every value must be one. */
function numberOf(types: readonly string[]): FieldData['number'] {
  const given = types.filter((type) => type !== 'null');
  if (given.length === 0 || !given.every((type) => type === 'integer' || type === 'number'))
    return undefined;
  return given.includes('number') ? 'number' : 'integer';
}

/** The values that a schema allows; empty if it allows any. */
export function choicesOf(schema: JsonObject, type: string | undefined): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.filter((value) => value !== null).map(show);
  return type === 'boolean' ? ['true', 'false'] : [];
}

function firstValue(spec: Spec, value: JsonObject, schema: JsonObject): Json | undefined {
  const [first] = Object.values(objectOf(value.examples)).map((example) => spec.object(example));
  const named = first?.value ?? first?.dataValue;
  return (
    schema.default ??
    value.example ??
    named ??
    schema.example ??
    arrayOf(schema.examples)[0] ??
    schema.const
  );
}

/** A text that holds JSON, or bytes in an encoding, is no file. */
export function isFile({ format, contentMediaType, contentEncoding }: JsonObject): boolean {
  const type = contentEncoding === undefined ? textOf(contentMediaType) : undefined;
  return format === 'binary' || (type !== undefined && isBinary(type));
}

/** The file name in a sample, for the reader's file. */
export const fileName = (name: string): string => `${name.replace(/[^\w.-]+/g, '-') || 'data'}.bin`;
