import type { List, PhrasingContent, Table, TableRow } from 'mdast';
import { paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import { textOf } from '../json.ts';
import type { PageContext } from '../pages/context.ts';
import { resolvedExamples, type NamedValue } from '../pages/value-rows.ts';
import { writtenAs } from '../pages/written-as.ts';
import { besides, titleBeside } from '../schema/besides.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import { describedWords } from './facts-nodes.ts';
import { flagsText, schemaOutline } from './schema-outline.ts';

/** A table with one parameter or header in each row, and below it what the values consist of. */
export function valueNodes(
  context: PageContext,
  values: readonly NamedValue[],
  direction: Direction,
): [Table, ...List[]] {
  const { spec, words: t, mostRows } = context;
  const items = values.flatMap(({ name, schema }) => {
    const outline = schemaOutline(schemaView(spec, schema), direction, t, mostRows);
    return outline.length === 0
      ? []
      : [
          {
            type: 'listItem' as const,
            spread: false,
            children: [paragraph({ type: 'inlineCode', value: name }), ...outline],
          },
        ];
  });
  return [
    valueTable(context, values),
    ...(items.length === 0
      ? []
      : [{ type: 'list' as const, ordered: false, spread: false, children: items }]),
  ];
}

function valueTable({ spec, words: t }: PageContext, values: readonly NamedValue[]): Table {
  const row = (...cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return {
    type: 'table',
    children: [
      row([text(t('schemeName'))], [text(t('schemeType'))], [text(t('description'))]),
      ...values.map((given) => {
        const { name, value, schema, required } = given;
        const view = schemaView(spec, schema);
        const description = textOf(value.description) ?? view.description;
        const title = titleBeside(name, { ...view, description });
        const flags = [
          ...(title === undefined ? [] : [title]),
          ...(view.nullable ? [t('nullable')] : []),
          ...(required ? [t('required')] : []),
          ...(value.deprecated === true || view.deprecated ? [t('deprecated')] : []),
        ];
        const facts = {
          ...view,
          example: value.example,
          examples: resolvedExamples(spec, value.examples),
          written: writtenAs(spec, given, t),
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
