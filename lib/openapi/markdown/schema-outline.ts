import type { List, ListItem, PhrasingContent } from 'mdast';
import { paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import { namedOptions } from '../html/named-options.ts';
import { hasChildren, isRecursive, levelsThatFit } from '../html/tree-size.ts';
import { conditionTitle, type ApiWords } from '../html/words.ts';
import { writtenInXml } from '../pages/written-as.ts';
import { titleBeside } from '../schema/besides.ts';
import type { Direction } from '../schema/view.ts';
import type { Choice, SchemaView } from '../schema/view-types.ts';
import { describedWords } from './facts-nodes.ts';

/**
 * Type, flags, description, and limits of a schema, for one line.
 * @param inXml how it is written in XML
 */
export function schemaWords(
  view: SchemaView,
  flags: readonly string[],
  t: ApiWords,
  inXml?: string,
): PhrasingContent[] {
  const all = [
    ...flags,
    ...(view.nullable ? [t('nullable')] : []),
    ...(view.deprecated ? [t('deprecated')] : []),
  ];
  const facts = { ...view, written: writtenInXml(inXml, t) };
  const description = describedWords(view.description, facts, t);
  return [
    { type: 'inlineCode', value: view.type },
    ...(all.length > 0 ? [text(` ${flagsText(all, t)}`)] : []),
    ...(description.length > 0 ? [text(' – '), ...description] : []),
  ];
}

/** `(required, nullable)`. */
export const flagsText = (flags: readonly string[], t: ApiWords): string =>
  t('copyFlags', { flags: flags.join(t('copySeparator')) });

/** The properties of a schema as nested lists, as deep as in the page. */
export const schemaOutline = (
  view: SchemaView,
  direction: Direction,
  t: ApiWords,
  mostRows?: number,
): List[] => children(view, direction, t, levelsThatFit(view, direction, mostRows), view.identity);

function children(
  view: SchemaView,
  direction: Direction,
  t: ApiWords,
  levels: number,
  above: readonly string[],
): List[] {
  const rows = view.rows(direction).map(({ name, wildcard, required, view: below }): ListItem => {
    const label = wildcard && name === '*' ? `${t('propertyName')}*` : name;
    const title = titleBeside(name, below);
    const flags = [
      ...(title === undefined ? [] : [title]),
      ...(required ? [t('required')] : []),
      ...(below.readOnly ? [t('readOnly')] : []),
      ...(below.writeOnly ? [t('writeOnly')] : []),
    ];
    return item(
      [
        { type: 'inlineCode', value: label },
        text(' '),
        ...schemaWords(
          below,
          [...flags, ...mark(below, above, t)],
          t,
          wildcard ? undefined : below.xml(name),
        ),
      ],
      nested(below, direction, t, levels, above),
    );
  });
  return [
    ...list(rows),
    ...view.choices().flatMap((choice) => choiceList(choice, direction, t, levels, above)),
    ...list(
      view.conditions().flatMap((condition) => {
        const below = condition.view;
        return below && condition.kind !== 'dependentRequired'
          ? [
              item(
                [
                  text(`${conditionTitle(condition, t)} `),
                  ...schemaWords(below, mark(below, above, t), t),
                ],
                nested(below, direction, t, levels, above),
              ),
            ]
          : [];
      }),
    ),
  ];
}

function choiceList(
  { kind, options, discriminator }: Choice,
  direction: Direction,
  t: ApiWords,
  levels: number,
  above: readonly string[],
): List[] {
  const items = namedOptions(options, t).map(({ name, view }) =>
    item(
      [
        { type: 'strong', children: [text(name)] },
        text(' '),
        ...schemaWords(view, mark(view, above, t), t),
      ],
      nested(view, direction, t, levels, above),
    ),
  );
  return list([
    item(
      [text(discriminator === undefined ? t(kind) : t('discriminator', { name: discriminator }))],
      list(items),
    ),
  ]);
}

const mark = (view: SchemaView, above: readonly string[], t: ApiWords): string[] =>
  isRecursive(view, above) ? [t('recursive')] : [];

function nested(
  view: SchemaView,
  direction: Direction,
  t: ApiWords,
  levels: number,
  above: readonly string[],
): List[] {
  if (!hasChildren(view, direction) || isRecursive(view, above)) return [];
  return levels <= 1
    ? list([item([text('…')], [])])
    : children(view, direction, t, levels - 1, [...above, ...view.identity]);
}

const item = (words: PhrasingContent[], below: List[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...words), ...below],
});

const list = (items: ListItem[]): List[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children: items }];
