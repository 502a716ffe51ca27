import { arrayOf, type JsonObject } from '../json.ts';
import type { ParameterStyle } from '../request/serialize.ts';
import type { FieldData } from './data.ts';

/**
 * What is particular to a parameter of the query.
 * @param value the parameter
 * @param schema its schema, merged
 */
export const queryStyle = (
  value: JsonObject,
  schema: JsonObject,
  kind: FieldData['kind'],
): Partial<ParameterStyle> => ({ ...tabs(value), ...emptiness(value, schema, kind) });

/** The list format `tsv` of Swagger 2.0 has no style in OpenAPI; the converter keeps its name. */
const tabs = (value: JsonObject): Partial<ParameterStyle> =>
  value['x-collectionFormat'] === 'tsv' ? { style: 'tabDelimited', explode: false } : {};

/** Whether the document has the empty text among the values that may be sent. */
const emptiness = (
  value: JsonObject,
  schema: JsonObject,
  kind: FieldData['kind'],
): Partial<ParameterStyle> =>
  (kind === 'text' || kind === 'choice') &&
  (value.allowEmptyValue === true || schema.default === '' || arrayOf(schema.enum).includes(''))
    ? { mayBeEmpty: true }
    : {};
