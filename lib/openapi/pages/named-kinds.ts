import { arrayOf, isObject, objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import { jsonText } from '../request/long-numbers.ts';
import { discriminatorValues } from '../schema/discriminator.ts';
import { flatten, merge, type FlatSchema } from '../schema/flatten.ts';
import type { Spec } from '../spec.ts';

/** Makes a value of another schema, with about so many values; undefined if it went too far. */
type Generate = (schema: Json, limit?: number) => Json | undefined;

/** About how many values a part has that is made again. */
const VALUES_OF_A_PART = 40;

/**
 * A generated value in which discriminators name the schema that it follows, and texts contain the
 * JSON that they should: the generator writes any text, or the first value of an enum, which means
 * another schema. A schema that others are made from is one of these.
 * @param isPart the value is a part of another
 */
export function withNamedKinds(
  spec: Spec,
  schema: Json | undefined,
  value: Json,
  generate: Generate,
  isPart = false,
): Json {
  if (!isObject(schema)) return value;
  const flat = flatten(spec, schema);
  if (typeof value === 'string' || value === null) return contents(flat, generate) ?? value;
  if (Array.isArray(value))
    return value.map((item) => withNamedKinds(spec, flat.schema.items, item, generate, true));
  if (!isObject(value)) return value;
  const subtype = subtypeOf(flat, value);
  const made = subtype && generate(subtype, isPart ? VALUES_OF_A_PART : undefined);
  if (made !== undefined) return made;
  const properties = propertiesOf(spec, flat);
  const named = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withNamedKinds(spec, properties[key], item, generate, true),
    ]),
  );
  const [kind, name] = kindOf(flat) ?? [];
  return kind !== undefined && name !== undefined && kind in named
    ? { ...named, [kind]: ofKind(spec, properties[kind], name) ?? named[kind] ?? null }
    : named;
}

/**
 * What to show for a schema that others are made from: the one that its value names, or the first.
 */
function subtypeOf({ schema, choices }: FlatSchema, value: JsonObject): Json | undefined {
  const choice = choices.find(({ base }) => base !== undefined);
  const property = textOf(choice?.discriminator?.propertyName);
  const isGiven = GIVEN.some((key) => schema[key] !== undefined);
  if (!choice || property === undefined || isGiven || value[property] === undefined)
    return undefined;
  const named = choice.options.find((option) =>
    discriminatorValues(objectOf(choice.discriminator), objectOf(option).$ref).some(
      (name) => name === value[property],
    ),
  );
  return named ?? choice.options[0];
}

const GIVEN = ['example', 'examples', 'default', 'const', 'enum'];

/** JSON in a text, as its `contentSchema` says, unless the document gives the text itself. */
function contents({ schema, conditions }: FlatSchema, generate: Generate): string | undefined {
  const [inner] = conditions.flatMap((one) => (one.kind === 'contentSchema' ? [one.schema] : []));
  if (inner === undefined || !/[/+]json\b/i.test(textOf(schema.contentMediaType) ?? ''))
    return undefined;
  if (GIVEN.some((key) => schema[key] !== undefined)) return undefined;
  const value = generate(inner);
  return value === undefined ? undefined : jsonText(value);
}

/** The properties of a generated value, which follows the first option of each choice. */
export const propertiesOf = (spec: Spec, { schema, choices }: FlatSchema): JsonObject =>
  objectOf(
    choices
      .flatMap(({ base, options }) => (base === undefined ? options.slice(0, 1) : []))
      .reduce<JsonObject>((whole, option) => merge(whole, flatten(spec, option).schema), schema)
      .properties,
  );

/** The property of a discriminator, with its value. */
function kindOf({ schema, ref, choices }: FlatSchema): [string, string] | undefined {
  // What a schema can be that others are made from, only they say.
  if (choices.some(({ base }) => base !== undefined)) return undefined;
  const choice = choices.find(({ discriminator }) => discriminator !== undefined);
  const discriminator = objectOf(choice?.discriminator ?? schema.discriminator);
  const property = textOf(discriminator.propertyName);
  const [value] = discriminatorValues(
    discriminator,
    choice ? objectOf(choice.options[0]).$ref : ref,
  );
  return property === undefined || value === undefined ? undefined : [property, value];
}

/** The name, where the schema of the property allows it. */
function ofKind(spec: Spec, schema: Json | undefined, name: string): string | undefined {
  const { schema: own } = flatten(spec, schema);
  const allowed = own.const === undefined ? arrayOf(own.enum) : [own.const];
  return allowed.length === 0 || allowed.includes(name) ? name : undefined;
}
