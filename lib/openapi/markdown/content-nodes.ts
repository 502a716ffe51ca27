import type { Paragraph, RootContent } from 'mdast';
import { paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import { objectOf, type JsonObject } from '../json.ts';
import type { PageContext } from '../pages/context.ts';
import type { ContentData } from '../pages/data.ts';
import { examplesElsewhere } from '../pages/examples.ts';
import { isSequence, isXml, itemSchema, mediaSchema } from '../pages/media-type.ts';
import { partsOf, writtenFields } from '../pages/value-rows.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import { descriptionNodes } from './description-nodes.ts';
import { gap, writtenWords } from './facts-nodes.ts';
import { schemaOutline, schemaWords } from './schema-outline.ts';
import { valueNodes } from './value-table.ts';

/**
 * The outlines that a copy has already, by schema and direction, each with the title of its
 * section.
 */
export type ShownOutlines = Map<string, string>;

/** A body whose media types are to be shown. */
interface Body {
  /** The request body or response in the document. */
  value: JsonObject;
  contents: readonly ContentData[];
  direction: Direction;
  /** Title of the section that shows it. */
  title: string;
}

/**
 * Each media type of a body: its schema as an outline, and its first example. A repeated outline is
 * a reference to the first one.
 */
export function contentNodes(
  context: PageContext,
  { value, contents, direction, title }: Body,
  shown: ShownOutlines,
): RootContent[] {
  const { spec, words: t, mostRows } = context;
  return contents.flatMap((content): RootContent[] => {
    const media = spec.object(objectOf(value.content)[content.type]);
    const schema = mediaSchema(media);
    const item = itemSchema(media);
    const view = schemaView(spec, item ?? schema);
    const elsewhere = examplesElsewhere(spec, media, t);
    const key = direction + view.key();
    const before = shown.get(key);
    const outline =
      schema === undefined || before !== undefined
        ? []
        : schemaOutline(view, direction, t, mostRows);
    if (outline.length > 0) shown.set(key, title);
    const [example] = content.examples;
    return [
      ...introduction(context, content.type, media),
      ...(before === undefined ? outline : [paragraph(text(t('sameAs', { label: before })))]),
      ...writtenFields(context, content.kind, media).map((written) =>
        paragraph(...writtenWords(written, t)),
      ),
      ...(content.kind === 'multipart' ? partsOf(context, media) : []).flatMap(
        ({ part, type, headers }) => [
          ...(type === undefined ? [] : [paragraph(text(t('partType', { name: part, type })))]),
          ...(headers.length === 0
            ? []
            : [
                paragraph(text(t('partHeaders', { name: part }))),
                ...valueNodes(context, headers, direction),
              ]),
        ],
      ),
      ...(elsewhere === undefined ? [] : descriptionNodes(elsewhere, 6)),
      ...(example
        ? [
            paragraph(
              text(example.generated ? t('exampleAuto') : (example.label ?? t('exampleTab'))),
            ),
            { type: 'code' as const, lang: example.language, value: example.text },
          ]
        : []),
    ];
  });
}

/**
 * Media type and schema in a line. A stream has the schema of one item, in a line of its own beside
 * that of the whole.
 */
function introduction(
  { spec, words: t }: PageContext,
  type: string,
  media: JsonObject,
): Paragraph[] {
  const name = { type: 'inlineCode' as const, value: type };
  const { schema } = media;
  const item = itemSchema(media);
  const view = schemaView(spec, schema);
  const whole =
    schema === undefined ? [] : schemaWords(view, [], t, isXml(type) ? view.xml() : undefined);
  const each =
    item === undefined
      ? []
      : [text(t('stream')), ...gap(t('stream')), ...schemaWords(schemaView(spec, item), [], t)];
  const [first = [], ...others] = [whole, each].filter((words) => words.length > 0);
  return [
    first.length === 0 ? paragraph(name) : paragraph(name, text(': '), ...first),
    ...others.map((words) => paragraph(...words)),
    ...(isSequence(type) ? [paragraph(text(t('recordSeparator')))] : []),
  ];
}
