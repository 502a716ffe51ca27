import { arrayOf, isObject, objectOf, scalarText, type Json, type JsonObject } from '../json.ts';
import { idPart } from '../html/row-id.ts';
import { isRecursive } from '../html/tree-size.ts';
import { variantKey } from '../request/variant-key.ts';
import { flatten } from '../schema/flatten.ts';
import { schemaView } from '../schema/view.ts';
import type { SchemaView } from '../schema/view-types.ts';
import type { Spec } from '../spec.ts';
import { bodyText } from './body-text.ts';
import { generatedValue, type Example } from './examples.ts';

/** Choices that are nested deeper, or come after so many schemas, have no examples of their own. */
const MAX_DEPTH = 4;
const MAX_SCHEMAS = 300;
/** About how many values the examples of one choice have together: all of them are in the page. */
const MOST_VALUES = 1_200;
const LEAST_VALUES = 40;

/**
 * A body for each option of each choice in the schema of a body, by `variantKey`. It is an example
 * of the document if one has this option, otherwise the first example with a generated part.
 */
export function variantsOf(
  spec: Spec,
  type: string,
  media: JsonObject,
  examples: readonly Example[],
): Record<string, string> {
  if (!/json/.test(type)) return {};
  const given = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const root = given[0] ?? generatedValue(spec, media.schema ?? {});
  const found: [string, string][] = [];
  let schemas = 0;
  const visit = (view: SchemaView, path: readonly string[], above: readonly string[]) => {
    schemas += 1;
    // A choice between the items of an array is not a choice between bodies.
    if (schemas > MAX_SCHEMAS || view.type.endsWith('[]')) return;
    const [choice] = view.choices();
    const options = choice?.options ?? [];
    const limit = Math.max(LEAST_VALUES, Math.floor(MOST_VALUES / Math.max(1, options.length)));
    for (const { value, label, schema } of options) {
      // Alone, an option that is not made from a schema with a discriminator does not know its name.
      const kind = choice?.discriminator;
      const chosen: Json =
        kind === undefined
          ? schema
          : {
              oneOf: [schema],
              discriminator: { propertyName: kind, mapping: mappingOf(value, schema) },
            };
      const name = value ?? label;
      const own = given.find((body) => fits(spec, schema, at(body, path)));
      const body = own ?? withPart(root, path, generatedValue(spec, chosen, 'request', limit));
      if (name !== undefined && body !== undefined)
        found.push([variantKey(path.map(idPart).join('.'), name), bodyText(body, type)]);
    }
    if (path.length < MAX_DEPTH)
      for (const row of view.rows('request'))
        // A part of itself is behind a link, and has the same choices again.
        if (!row.wildcard && !isRecursive(row.view, above))
          visit(row.view, [...path, row.name], [...above, ...row.view.identity]);
  };
  const whole = schemaView(spec, media.schema);
  visit(whole, [], whole.identity);
  return Object.fromEntries(found);
}

/** The first of the values that mean an option. */
const mappingOf = (values: string | undefined, schema: Json): JsonObject => {
  const [first] = values?.split(', ') ?? [];
  const { $ref } = objectOf(schema);
  return first === undefined || $ref === undefined ? {} : { [first]: $ref };
};

const at = (body: Json, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((value, name) => objectOf(value)[name], body);

/** Whether an object has the required properties of a schema, no others, and its constants. */
function fits(spec: Spec, schema: Json, value: Json | undefined): boolean {
  if (!isObject(value)) return false;
  const { schema: flat } = flatten(spec, schema);
  const properties = objectOf(flat.properties);
  return (
    arrayOf(flat.required).every((name) => scalarText(name) in value) &&
    Object.entries(value).every(([name, part]) => {
      const { schema: own } = flatten(spec, properties[name]);
      const allowed = own.const === undefined ? arrayOf(own.enum) : [own.const];
      return name in properties && (allowed.length === 0 || allowed.includes(part));
    })
  );
}

function withPart(
  body: Json | undefined,
  path: readonly string[],
  part: Json | undefined,
): Json | undefined {
  const [name, ...rest] = path;
  if (part === undefined || name === undefined) return part;
  const object = objectOf(body);
  return { ...object, [name]: withPart(object[name], rest, part) ?? null };
}
