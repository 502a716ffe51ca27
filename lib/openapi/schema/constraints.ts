import { arrayOf, objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import { jsonText, numberText } from '../request/long-numbers.ts';
import { together } from './limits.ts';
import { typesOf } from './type-name.ts';

/** The words around the numbers, in one language. */
export interface ConstraintWords {
  nonEmpty: string;
  characters: (range: string) => string;
  items: (range: string) => string;
  properties: (range: string) => string;
  and: (first: string, second: string) => string;
  pattern: (pattern: string) => string;
  multipleOf: (value: string) => string;
  unique: string;
}

/**
 * The limits of a schema, each as text: `>= 1 characters`, `[a, b]`, `<= 100`.
 * @param item schema of an array's items
 */
export function constraints(
  schema: JsonObject,
  words: ConstraintWords,
  item: JsonObject = {},
): string[] {
  // A limit of another type is allowed and says nothing.
  const types = typesOf({ schema, choices: [] });
  const isA = (...some: string[]) =>
    types.length === 0 || some.some((type) => types.includes(type));
  const isNumber = isA('number', 'integer');
  const values = enumValues(schema).length > 0 ? enumValues(schema) : enumValues(item);
  return [
    isA('string') && length(schema, words),
    isNumber && numbers(schema, words),
    ...(isA('string') ? together(schema, 'pattern') : []).map((value) => {
      const pattern = textOf(value);
      return pattern !== undefined && words.pattern(pattern);
    }),
    ...(isNumber ? together(schema, 'multipleOf') : []).map(
      (value) => typeof value === 'number' && words.multipleOf(numberText(value)),
    ),
    values.length > 0 && `[${enumTexts(values).join(', ')}]`,
    isA('array') && counted(schema.minItems, schema.maxItems, words, words.items),
    isA('array') && schema.uniqueItems === true && words.unique,
    isA('object') && counted(schema.minProperties, schema.maxProperties, words, words.properties),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}

/**
 * Values in one line. A text that looks like nothing, or like another of the values, is in quotes.
 */
function enumTexts(values: readonly Json[]): string[] {
  const others = new Set(values.filter((value) => typeof value !== 'string').map(show));
  return values.map((value) =>
    typeof value === 'string' && (value === '' || others.has(value))
      ? JSON.stringify(value)
      : show(value),
  );
}

/** The values of an enum; empty if they have descriptions, because a table shows those. */
function enumValues(schema: JsonObject): Json[] {
  return Object.keys(enumDescriptions(schema)).length > 0 ? [] : arrayOf(schema.enum);
}

/** Descriptions of enum values, in both common forms: by value, or in the order of the values. */
export function enumDescriptions(schema: JsonObject): Record<string, string> {
  const given = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'];
  const entries = Array.isArray(given)
    ? arrayOf(schema.enum).map((value, index): [string, Json | undefined] => [
        show(value),
        given[index],
      ])
    : Object.entries(objectOf(given));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A value as shown to readers: text without quotes, everything else as JSON. */
export const show = (value: Json): string => (typeof value === 'string' ? value : jsonText(value));

function length({ minLength, maxLength }: JsonObject, words: ConstraintWords): string | undefined {
  if (minLength === 1 && maxLength === undefined) return words.nonEmpty;
  if (minLength === 1 && typeof maxLength === 'number')
    return words.and(words.nonEmpty, words.characters(`<= ${numberText(maxLength)}`));
  return counted(minLength, maxLength, words, words.characters);
}

/** A range in words; undefined without any limit. */
export function counted(
  min: Json | undefined,
  max: Json | undefined,
  words: ConstraintWords,
  unit: (range: string) => string,
): string | undefined {
  if (typeof min === 'number' && min === max) return unit(numberText(min));
  const [low, high] = [
    typeof min === 'number' && min > 0 ? `>= ${numberText(min)}` : '',
    typeof max === 'number' ? `<= ${numberText(max)}` : '',
  ];
  if (low && high) return unit(words.and(low, high));
  return low || high ? unit(low || high) : undefined;
}

/**
 * Exclusive limits are booleans beside the limit in 3.0, and numbers in 3.1, where the tighter of
 * the two is what counts.
 */
function numbers(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject,
  words: ConstraintWords,
): string | undefined {
  const low =
    typeof exclusiveMinimum === 'number' &&
    !(typeof minimum === 'number' && minimum > exclusiveMinimum)
      ? `> ${numberText(exclusiveMinimum)}`
      : typeof minimum === 'number'
        ? `${exclusiveMinimum === true ? '>' : '>='} ${numberText(minimum)}`
        : '';
  const high =
    typeof exclusiveMaximum === 'number' &&
    !(typeof maximum === 'number' && maximum < exclusiveMaximum)
      ? `< ${numberText(exclusiveMaximum)}`
      : typeof maximum === 'number'
        ? `${exclusiveMaximum === true ? '<' : '<='} ${numberText(maximum)}`
        : '';
  return low && high ? words.and(low, high) : low || high || undefined;
}
