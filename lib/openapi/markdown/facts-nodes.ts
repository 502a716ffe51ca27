import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { text } from '@/lib/outputs/markdown-nodes.ts';
import { constraintWords, type ApiWords } from '../html/words.ts';
import { arrayOf, type JsonObject } from '../json.ts';
import { externalDocs } from '../html/external-docs.ts';
import { namedExamples, type NamedExample } from '../html/named-examples.ts';
import {
  contentFacts,
  neededNames,
  ownExamples,
  withoutValues,
  type Facts,
} from '../html/facts-html.ts';
import type { Written } from '../pages/written-as.ts';
import { descriptionWords } from './description-nodes.ts';
import { externalNode } from './more-information.ts';
import { constraints, enumDescriptions, show } from '../schema/constraints.ts';

const code = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  value: value === '' ? '""' : value,
});

/** Values of an enum in a copy. The page folds what are more than a few. */
const MOST_VALUES = 100;

const bounded = (schema: JsonObject): JsonObject =>
  Array.isArray(schema.enum) ? { ...schema, enum: schema.enum.slice(0, MOST_VALUES) } : schema;

/** A description, followed by limits, constant, default, examples, and meanings of values. */
export function describedWords(
  description: string | undefined,
  facts: Facts,
  t: ApiWords,
): PhrasingContent[] {
  const { schema, item = {}, lists = [], example, examples } = facts;
  const more = externalDocs(schema.externalDocs);
  const words = { ...constraintWords(t), pattern: (pattern: string) => `\0${pattern}` };
  const named = namedExamples(examples);
  const own = named.length > 0 ? [] : ownExamples(schema, example);
  const meanings = Object.entries({ ...enumDescriptions(item), ...enumDescriptions(schema) });
  const values = meanings.length || arrayOf(schema.enum).length || arrayOf(item.enum).length;
  const sentences: (readonly PhrasingContent[])[] = [
    descriptionWords(description),
    descriptionWords(facts.more),
    fact(t('possibleValues'), constraints(bounded(schema), words, bounded(item)), t),
    ...lists.map((list, index) =>
      fact(t('innerList', { level: index + 2 }), constraints(list, words), t),
    ),
    fact(t('eachItem'), constraints(withoutValues(item), words), t),
    schema.const === undefined ? [] : fact(t('constantValue'), [show(schema.const)], t),
    ...[...contentFacts(schema), ...contentFacts(item)].map(([key, value]) =>
      fact(t(key), [value], t),
    ),
    ...(facts.written ?? []).map((written) => writtenWords(written, t)),
    schema.default === undefined ? [] : fact(t('defaultValue'), [show(schema.default)], t),
    fact(own.length > 1 ? t('examples') : t('example'), own.map(show), t),
    ...exampleSentences(named, t),
    meanings
      .slice(0, MOST_VALUES)
      .flatMap(([value, meaning], index) => [
        ...(index > 0 ? [text('; ')] : []),
        code(value),
        text(`: ${meaning.replace(/\s+/g, ' ').trim()}`),
      ]),
    values > MOST_VALUES
      ? [text(t('moreValues', { count: values - MOST_VALUES }) + t('copyStop'))]
      : [],
    ...neededNames(facts).map(({ name, names }) => fact(t('requiredWith', { name }), names, t)),
    facts.closed === undefined ? [] : [text(t(facts.closed) + t('copyStop'))],
    more === undefined ? [] : [text(`${t('moreInformation')}: `), externalNode(more)],
  ];
  return sentences
    .filter((words) => words.length > 0)
    .flatMap((words, index, all) => [
      ...words,
      ...(index === all.length - 1 ? [] : [...stop(words, t), ...gap(t('copyStop'))]),
    ]);
}

/** Many descriptions end without a stop, which the next sentence would run into. */
const stop = (words: readonly PhrasingContent[], t: ApiWords): PhrasingContent[] =>
  /[.!?:;…。！？：；]["'”’)\]）」]*\s*$/.test(toString(words)) ? [] : [text(t('copyStop'))];

function fact(label: string, values: readonly string[], t: ApiWords): PhrasingContent[] {
  if (values.length === 0) return [];
  return [
    text(label),
    ...gap(label),
    ...values.flatMap((value, index) => [
      ...(index > 0 ? [text(t('copySeparator'))] : []),
      ...limit(value, t),
    ]),
    text(t('copyStop')),
  ];
}

/** How a value is written. */
export const writtenWords = (written: Written, t: ApiWords): PhrasingContent[] =>
  written.code === undefined
    ? [text(written.label + t('copyStop'))]
    : fact(written.label, [written.code], t);

/** Examples with their names. Those that have a description have a sentence each. */
function exampleSentences(examples: readonly NamedExample[], t: ApiWords): PhrasingContent[][] {
  const words = (some: readonly NamedExample[]): PhrasingContent[] => {
    const label = t(some.length > 1 ? 'examples' : 'example');
    return [
      text(label),
      ...gap(label),
      ...some.flatMap(({ title, value, written }, index) => [
        ...(index > 0 ? [text(t('copySeparator'))] : []),
        ...(title === undefined ? [] : [text(value === undefined ? title : `${title} `)]),
        ...(value === undefined ? [] : [code(show(value))]),
        ...(written === undefined ? [] : [text(` ${t('writtenAs')} `), code(written)]),
      ]),
    ];
  };
  if (examples.length === 0) return [];
  return examples.every(({ description }) => description === undefined)
    ? [[...words(examples), text(t('copyStop'))]]
    : examples.map((example) => [
        ...words([example]),
        ...(example.description === undefined
          ? [text(t('copyStop'))]
          : [text(' – '), ...descriptionWords(example.description)]),
      ]);
}

/** No space follows Chinese punctuation, which is wide. */
export const gap = (before: string): PhrasingContent[] =>
  /[：。、）]$/.test(before) ? [] : [text(' ')];

/** A limit as code; a pattern is code within a sentence. */
function limit(value: string, t: ApiWords): PhrasingContent[] {
  if (!value.startsWith('\0')) return [code(value)];
  const [before, after] = t('pattern', { pattern: '\0' }).split('\0');
  return [text(before ?? ''), code(value.slice(1)), ...(after ? [text(after)] : [])];
}
