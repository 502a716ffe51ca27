import { arrayOf, isObject, objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import type { Spec } from '../spec.ts';
import { xmlPattern } from '../pages/xml-text.ts';
import { bareNames } from './bare-names.ts';
import { discriminatorValues } from './discriminator.ts';
import { besides } from './besides.ts';
import { flatten, merge, type FlatSchema, type SchemaChoice } from './flatten.ts';
import { once, type Direction } from './once.ts';
import { listLevels } from './items.ts';
import { afterTuple, isNullable, isOnlyNull, nameOf, typeName } from './type-name.ts';
import type { Choice, Row, SchemaView } from './view-types.ts';

export type { Direction };

/**
 * The view of a schema.
 * @param shared limits and properties beside a `oneOf`, which hold for each of its options
 */
export function schemaView(spec: Spec, schema: Json | undefined, shared?: JsonObject): SchemaView {
  if (!isObject(schema)) return newView(spec, schema === true ? {} : (schema ?? {}));
  if (shared) return newView(spec, schema, shared);
  const view = views.get(schema) ?? newView(spec, schema);
  views.set(schema, view);
  return view;
}

/** Large documents show the same schemas in thousands of places. */
const views = new WeakMap<JsonObject, SchemaView>();

function newView(spec: Spec, schema: Json, shared?: JsonObject): SchemaView {
  const plain = flatten(spec, schema);
  const flat = shared ? { ...plain, schema: merge(plain.schema, shared) } : plain;
  const levels = listLevels(spec, flat);
  const [, ...below] = levels;
  const inner = below.at(-1) ?? flat;
  // A list of itself has the same level several times.
  const distinct = [...new Set(levels)];
  const type = typeName(spec, schema);
  const title = textOf(flat.schema.title) ?? textOf(inner.schema.title);
  const own = textOf(flat.schema.description);
  const ofItems = below.map(({ schema: item }) => textOf(item.description));
  const [words, ...otherWords] = [own, ...ofItems].filter((text) => text !== undefined);
  return {
    refs: levels.flatMap((level) => [...level.refs, ...partsOf(level)]),
    identity: levels.flatMap((level) => (level.ref === undefined ? partsOf(level) : [level.ref])),
    name: nameOf(inner),
    type,
    nullable: isNullable(flat.schema) && !isOnlyNull(flat.schema),
    deprecated: flat.schema.deprecated === true,
    readOnly: flat.schema.readOnly === true,
    writeOnly: flat.schema.writeOnly === true,
    description: words,
    more: besides(words, otherWords),
    title: title !== undefined && type.includes(title) ? undefined : title,
    schema: flat.schema,
    item: inner === flat ? {} : constantAsValue(inner.schema),
    lists: distinct.slice(1, -1).map(({ schema: list }) => list),
    closed: inner.choices.length > 0 ? undefined : closedBy(inner.schema),
    rows: once((direction) =>
      inner.choices.length > 0 ? [] : rows(spec, inner.schema, direction),
    ),
    choices: once(() =>
      distinct.flatMap((level) => level.choices.map((choice) => viewChoice(spec, level, choice))),
    ),
    conditions: once(() =>
      distinct.flatMap((level) =>
        level.conditions.map((condition) =>
          'schema' in condition
            ? { ...condition, view: schemaView(spec, condition.schema) }
            : condition,
        ),
      ),
    ),
    xml: (name) => xmlPattern(spec, schema, name),
    key: once(() => JSON.stringify([schema, shared])),
  };
}

/** What a schema without a name is known by: it is made of these, but it is none of them. */
const partsOf = ({ ref, refs }: FlatSchema): string[] =>
  ref === undefined ? refs.map((part) => `allOf ${part}`) : [];

/** The constant of an item is shown as the only value of its list. */
const constantAsValue = (item: JsonObject): JsonObject =>
  item.const === undefined ? item : { ...item, enum: [item.const] };

/** What the document forbids beside the rows. Without rows it would be noise. */
function closedBy(schema: JsonObject): SchemaView['closed'] {
  const isListed = [schema.properties, schema.patternProperties].some(
    (properties) => Object.keys(objectOf(properties)).length > 0,
  );
  if (isListed && othersOf(schema) === false) return 'noOtherProperties';
  return afterTuple(schema) === false ? 'noOtherItems' : undefined;
}

/** The schema of the properties that are not listed. */
const othersOf = ({ additionalProperties, unevaluatedProperties }: JsonObject): Json | undefined =>
  additionalProperties ?? unevaluatedProperties;

function rows(spec: Spec, schema: JsonObject, direction: Direction): Row[] {
  const required = new Set(arrayOf(schema.required));
  const properties = Object.entries(objectOf(schema.properties))
    .map(([name, value]): Row => ({
      name,
      required: required.has(name),
      view: schemaView(spec, value),
    }))
    .filter(
      ({ view }) =>
        !(direction === 'request' && view.readOnly) &&
        !(direction === 'response' && view.writeOnly),
    );
  const patterns = Object.entries(objectOf(schema.patternProperties)).map(([name, value]): Row => ({
    name: `/${name}/`,
    wildcard: true,
    required: false,
    view: schemaView(spec, value),
  }));
  const tuple = arrayOf(schema.prefixItems).map((value, index): Row => ({
    name: `[${index}]`,
    wildcard: true,
    required: false,
    view: schemaView(spec, value),
  }));
  const after = afterTuple(schema);
  if (after === true || isObject(after))
    tuple.push({
      name: `[${tuple.length}…]`,
      wildcard: true,
      required: false,
      view: schemaView(spec, after),
    });
  const more = othersOf(schema);
  const any: Row[] =
    more === true || isObject(more)
      ? [{ name: '*', wildcard: true, required: false, view: schemaView(spec, more) }]
      : [];
  const rest = schemaView(spec, schema.additionalProperties || true);
  const bare = bareNames(schema).map((name): Row => ({ name, required: true, view: rest }));
  return [...properties, ...bare, ...patterns, ...tuple, ...any];
}

/** Properties beside the options belong to each of them: an option is shown as it must be sent. */
function viewChoice(
  spec: Spec,
  flat: FlatSchema,
  { kind, options, discriminator, base }: SchemaChoice,
): Choice {
  const { properties, required, additionalProperties, unevaluatedProperties } =
    base === undefined ? flat.schema : {};
  const shared: JsonObject = JSON.parse(
    JSON.stringify({ properties, required, additionalProperties, unevaluatedProperties }),
  ) as JsonObject;
  const property = textOf(discriminator?.propertyName);
  return {
    kind,
    discriminator: property,
    options: options.map((option) => {
      const whole = schemaView(spec, option, Object.keys(shared).length > 0 ? shared : undefined);
      // A subtype names its base in `allOf`: that is no recursion.
      const view =
        base === undefined ? whole : { ...whole, refs: whole.refs.filter((r) => r !== base) };
      const ref = isObject(option) && typeof option.$ref === 'string' ? option.$ref : undefined;
      const values =
        property === undefined ? [] : discriminatorValues(objectOf(discriminator), ref);
      return {
        schema: option,
        view,
        label: view.name ?? (view.type === 'any' ? undefined : view.type),
        value: values.length > 0 ? values.join(', ') : undefined,
      };
    }),
  };
}
