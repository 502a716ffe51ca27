import type { PhrasingContent, Table, TableRow } from 'mdast';
import { text } from '@/lib/outputs/markdown-nodes.ts';
import { isObject, textOf, type JsonObject } from '../json.ts';
import type { PageContext } from '../pages/context.ts';
import type { NamedValue } from '../pages/value-rows.ts';
import { besides, titleBeside } from '../schema/besides.ts';
import { schemaView } from '../schema/view.ts';
import type { Spec } from '../spec.ts';
import { describedWords } from './facts-nodes.ts';
import { flagsText } from './schema-outline.ts';

/** A table with one parameter or header in each row. */
export function valueTable({ spec, words: t }: PageContext, values: readonly NamedValue[]): Table {
  const row = (...cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return {
    type: 'table',
    children: [
      row([text(t('schemeName'))], [text(t('schemeType'))], [text(t('description'))]),
      ...values.map(({ name, value, schema, required }) => {
        const view = schemaView(spec, schema);
        const description = textOf(value.description) ?? view.description;
        const title = titleBeside(name, { ...view, description });
        const flags = [
          ...(title === undefined ? [] : [title]),
          ...(required ? [t('required')] : []),
          ...(value.deprecated === true || view.deprecated ? [t('deprecated')] : []),
        ];
        const facts = {
          schema: view.schema,
          item: view.item,
          example: value.example,
          examples: isObject(value.examples) ? resolvedExamples(spec, value.examples) : undefined,
          more: besides(description, [view.description, view.more]),
        };
        return row(
          [{ type: 'inlineCode', value: name }],
          [
            { type: 'inlineCode', value: view.type },
            ...(flags.length > 0 ? [text(` ${flagsText(flags, t)}`)] : []),
          ],
          describedWords(description, facts, t),
        );
      }),
    ],
  };
}

const resolvedExamples = (spec: Spec, examples: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, spec.object(example)]),
  );
