import { arrayOf } from '../json.ts';
import type { ParameterStyle } from '../request/serialize.ts';
import { flatten } from '../schema/flatten.ts';
import type { Spec } from '../spec.ts';
import type { FieldData } from './data.ts';
import { fieldOf, type Parameter } from './fields.ts';

/** The field of a parameter, with what is particular to a query. */
export function sentField(spec: Spec, parameter: Parameter): FieldData {
  const field = fieldOf(spec, parameter);
  if (parameter.place !== 'query') return field;
  return {
    ...field,
    style: { ...field.style, ...tabs(parameter), ...emptiness(spec, parameter, field) },
  };
}

/** The list format `tsv` of Swagger 2.0 has no style in OpenAPI; the converter keeps its name. */
const tabs = ({ value }: Parameter): Partial<ParameterStyle> =>
  value['x-collectionFormat'] === 'tsv' ? { style: 'tabDelimited', explode: false } : {};

/** Whether the document has the empty text among the values that may be sent. */
function emptiness(
  spec: Spec,
  { value, schema }: Parameter,
  { kind }: FieldData,
): Partial<ParameterStyle> {
  if (kind !== 'text' && kind !== 'choice') return {};
  const flat = flatten(spec, schema).schema;
  return value.allowEmptyValue === true || flat.default === '' || arrayOf(flat.enum).includes('')
    ? { mayBeEmpty: true }
    : {};
}
