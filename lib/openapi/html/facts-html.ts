import { isObject, textOf, type Json, type JsonObject } from '../json.ts';
import { constraints, enumDescriptions, show } from '../schema/constraints.ts';
import type { ConditionView, SchemaView } from '../schema/view-types.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import type { Written } from '../pages/written-as.ts';
import { externalDocs, externalLink } from './external-docs.ts';
import { namedExamples, type NamedExample } from './named-examples.ts';
import { constraintWords, type ApiWords } from './words.ts';

/**
 * What a page shows below the description of a value: limits, constant, default, examples, and
 * meanings of enum values.
 */
export interface Facts {
  schema: JsonObject;
  item?: JsonObject;
  /** The lists in an array of arrays, from the outside. */
  lists?: readonly JsonObject[];
  /** Example of a parameter or header. It replaces the examples of the schema. */
  example?: Json;
  examples?: JsonObject;
  /** How it becomes text, where that is not what OpenAPI assumes. */
  written?: readonly Written[];
  conditions?: () => ConditionView[];
  closed?: SchemaView['closed'];
  /** A text below the description, as Markdown. */
  more?: string;
}

/** What is required with what: `a` needs `b` and `c`. */
export const neededNames = ({ conditions }: Facts): { name: string; names: string[] }[] =>
  (conditions?.() ?? []).flatMap(({ name, names }) =>
    name === undefined || names === undefined ? [] : [{ name, names }],
  );

const FACTS_OF_TEXT = ['contentMediaType', 'contentEncoding'] as const;

/** What a text contains, and how that is written as text. */
export const contentFacts = ({ type, ...schema }: JsonObject) =>
  // Like all limits, they say nothing about values of another type.
  type === undefined || [type].flat().includes('string')
    ? FACTS_OF_TEXT.flatMap((key): [typeof key, string][] => {
        const value = textOf(schema[key]);
        return value === undefined ? [] : [[key, value]];
      })
    : [];

const MANY_VALUES = 24;

export function factsHtml(facts: Facts, t: ApiWords, inline: (text: string) => string): string {
  const { schema, item = {}, lists = [], example, examples } = facts;
  const elsewhere = externalDocs(schema.externalDocs);
  const between = t('valueSeparator');
  const words = constraintWords(t);
  const matching = (pattern: string) =>
    words
      .pattern('\0')
      .split('\0')
      .map(escapeHtml)
      .join(`<code>${escapeHtml(pattern)}</code>`);
  const limitsOf = (of: JsonObject, items?: JsonObject) =>
    constraints(of, { ...words, pattern: (pattern) => `\0${pattern}` }, items).map((part) =>
      part.startsWith('\0') ? matching(part.slice(1)) : `<code>${escapeHtml(part)}</code>`,
    );
  const limits = limitsOf(withoutMany(schema), withoutMany(item));
  const ofItems = limitsOf(withoutValues(item));
  const shown = namedExamples(examples);
  const own = ownExamples(schema, example);
  const lines = [
    limits.length > 0 && line(t('possibleValues'), limits.join(between)),
    ...lists.map((list, index) => {
      const ofList = limitsOf(list);
      return ofList.length > 0 && line(t('innerList', { level: index + 2 }), ofList.join(between));
    }),
    ofItems.length > 0 && line(t('eachItem'), ofItems.join(between)),
    schema.const !== undefined && line(t('constantValue'), code(schema.const)),
    ...[...contentFacts(schema), ...contentFacts(item)].map(([key, value]) =>
      line(t(key), code(value)),
    ),
    ...(facts.written ?? []).map(writtenHtml),
    schema.default !== undefined && line(t('defaultValue'), code(schema.default)),
    shown.length === 0 &&
      own.length > 0 &&
      line(own.length === 1 ? t('example') : t('examples'), own.map(code).join(between)),
    ...exampleLines(shown, t, inline),
    ...neededNames(facts).map(({ name, names }) =>
      line(t('requiredWith', { name }), names.map(code).join(between)),
    ),
    facts.closed !== undefined && sentence(t(facts.closed)),
  ];
  return (
    (facts.more === undefined ? '' : inline(facts.more)) +
    lines.filter(Boolean).join('') +
    manyValues(schema, t) +
    manyValues(item, t) +
    meanings(schema, t, inline) +
    meanings(item, t, inline) +
    (elsewhere === undefined ? '' : inline(`${t('moreInformation')}: ${externalLink(elsewhere)}`))
  );
}

/** Examples that have a description have a line each. */
function exampleLines(
  examples: readonly NamedExample[],
  t: ApiWords,
  inline: (text: string) => string,
): string[] {
  const shown = ({ title, value, written }: NamedExample) =>
    [
      title === undefined ? '' : escapeHtml(title),
      value === undefined ? '' : code(value),
      written === undefined ? '' : `${escapeHtml(t('writtenAs'))} ${code(written)}`,
    ]
      .filter(Boolean)
      .join(' ');
  if (examples.every(({ description }) => description === undefined))
    return examples.length === 0
      ? []
      : [
          line(
            t(examples.length > 1 ? 'examples' : 'example'),
            examples.map(shown).join(t('valueSeparator')),
          ),
        ];
  return examples.map(
    (example) =>
      line(t('example'), shown(example)) +
      (example.description === undefined ? '' : inline(example.description)),
  );
}

/** How a value is written. */
export const writtenHtml = ({ label, code: text }: Written): string =>
  text === undefined ? sentence(label) : line(label, code(text));

const sentence = (text: string): string => `<p class="fact">${escapeHtml(text)}</p>`;

/** Full-width punctuation brings its own space. */
const line = (label: string, html: string): string =>
  `<p class="fact">${escapeHtml(label)}${label.endsWith('：') ? '' : ' '}${html}</p>`;

/** Cuts a long value; the example of the body has all of it. */
const code = (value: Json): string => {
  const text = show(value);
  return `<code>${escapeHtml(text.length > 160 ? `${text.slice(0, 160)}…` : text === '' ? '""' : text)}</code>`;
};

/** The examples of a value. One that is the default says nothing new. */
export const ownExamples = (schema: JsonObject, example: Json | undefined): Json[] =>
  (example === undefined ? exampleOf(schema) : [example]).filter(
    (value) => schema.default === undefined || show(value) !== show(schema.default),
  );

/** The examples of a schema that are plain values, or lists of them. */
function exampleOf(schema: JsonObject): Json[] {
  const values =
    schema.example !== undefined
      ? [schema.example]
      : Array.isArray(schema.examples)
        ? schema.examples
        : [];
  // Objects are part of the example of the whole body.
  return values
    .filter((value) => (Array.isArray(value) ? value : [value]).every(isPlain) && !isEmpty(value))
    .slice(0, 5);
}

const isPlain = (value: Json): boolean => !isObject(value) && !Array.isArray(value);

const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0;

/** The values of an item are among those of its list. */
export const withoutValues = (item: JsonObject): JsonObject => ({ ...item, enum: [] });

const hasMany = (schema: JsonObject): boolean =>
  Array.isArray(schema.enum) && schema.enum.length > MANY_VALUES;

const withoutMany = (schema: JsonObject): JsonObject =>
  hasMany(schema) ? { ...schema, enum: [] } : schema;

function manyValues(schema: JsonObject, t: ApiWords): string {
  if (!hasMany(schema) || Object.keys(enumDescriptions(schema)).length > 0) return '';
  const values = schema.enum as Json[];
  return `<details class="values"><summary>${escapeHtml(t('allValues', { count: values.length }))}</summary><div data-collapse>${values.map(code).join(t('valueSeparator'))}</div></details>`;
}

function meanings(schema: JsonObject, t: ApiWords, inline: (text: string) => string): string {
  const rows = Object.entries(enumDescriptions(schema));
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([value, text]) =>
      `<tr><td><code>${escapeHtml(value)}</code></td><td>${inline(text)}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr><th>${escapeHtml(t('value'))}</th><th>${escapeHtml(t('meaning'))}</th></tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
}
