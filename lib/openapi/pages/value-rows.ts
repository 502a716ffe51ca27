import { decoded } from '@/lib/text/decoded.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { factsHtml } from '../html/facts-html.ts';
import { flag } from '../html/flag.ts';
import { idPart, idsBelow, RowIds } from '../html/row-id.ts';
import { rowStart } from '../html/row-start.ts';
import { objectOf, textOf, type Json, type JsonObject } from '../json.ts';
import { besides, titleBeside } from '../schema/besides.ts';
import { flatten } from '../schema/flatten.ts';
import { typesOf } from '../schema/type-name.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import type { Spec } from '../spec.ts';
import type { PageContext } from './context.ts';
import type { ContentData } from './data.ts';
import { valueSchema, withExamples } from './fields.ts';
import { writtenAs, type GivenValue, type Written } from './written-as.ts';

/** The headers of a response or a part, without its media type, which is described elsewhere. */
export const headersOf = (
  { spec }: Pick<PageContext, 'spec'>,
  response: JsonObject,
): NamedValue[] =>
  Object.entries(objectOf(response.headers))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, header]) => {
      const value = withExamples(spec.object(header));
      return { name, value, schema: valueSchema(value), required: value.required === true };
    });

/** What a document says about the parts of a multipart body: their media types and headers. */
export const partsOf = (
  context: Pick<PageContext, 'spec'>,
  media: JsonObject,
): { part: string; type?: string; headers: NamedValue[] }[] =>
  Object.entries(objectOf(media.encoding)).flatMap(([part, encoding]) => {
    const type = textOf(objectOf(encoding).contentType);
    const headers = headersOf(context, objectOf(encoding));
    return headers.length === 0 && type === undefined ? [] : [{ part, type, headers }];
  });

/**
 * How the lists and objects of a form are written, where it says so. Parts of a multipart body are
 * not encoded, and an object is one of them.
 */
export const writtenFields = (
  { spec, words }: Pick<PageContext, 'spec' | 'words'>,
  kind: ContentData['kind'],
  media: JsonObject,
): Written[] => {
  if (kind !== 'form' && kind !== 'multipart') return [];
  const properties = objectOf(flatten(spec, media.schema).schema.properties);
  return Object.entries(objectOf(media.encoding)).flatMap(([name, encoding]) => {
    const schema = properties[name];
    const field = { name, value: objectOf(encoding), schema, place: 'query' } as const;
    if (kind === 'form') return writtenAs(spec, field, words);
    if (typesOf(flatten(spec, schema))[0] !== 'array') return [];
    return writtenAs(spec, field, words).flatMap(({ label, code }) =>
      code === undefined ? [] : [{ label, code: decoded(code) }],
    );
  });
};

/** A parameter or a header. */
export interface NamedValue extends GivenValue {
  required: boolean;
}

/** Parameters or headers, in the same HTML as the rows of a schema. */
export function rowsHtml(
  context: PageContext,
  rows: readonly NamedValue[],
  direction: Direction,
): string {
  const { words: t } = context;
  const ids = new RowIds();
  const items = rows.map((row) => {
    const { name, value, schema, required } = row;
    const view = schemaView(context.spec, schema);
    const deprecated = value.deprecated === true || view.deprecated;
    const text = textOf(value.description) ?? view.description;
    const title = titleBeside(name, { ...view, description: text });
    const flags = [
      flag(title !== undefined, title ?? ''),
      flag(view.nullable, t('nullable')),
      flag(required, t('required'), 'required'),
      flag(deprecated, t('deprecated'), 'deprecated'),
    ].join('');
    const head = `<code class="name${deprecated ? ' struck' : ''}">${escapeHtml(name)}</code> <code class="type">${escapeHtml(view.type)}</code>${flags}`;
    const facts = factsHtml(
      {
        ...view,
        example: value.example,
        examples: resolvedExamples(context.spec, value.examples),
        written: writtenAs(context.spec, row, t),
        more: besides(text, [view.description, view.more]),
      },
      t,
      context.markdown,
    );
    // Rows of its own tree have ids below its own.
    const tree = idsBelow(context.tree(view, direction), idPart(name));
    const nested =
      tree === ''
        ? ''
        : `<details class="tree"><summary>${escapeHtml(t('showProperties', { name }))}</summary><div data-collapse>${tree}</div></details>`;
    return `${rowStart(ids.take([name]), name, t)}<div class="head">${head}</div>${text === undefined ? '' : context.markdown(text)}${facts}${nested}</li>`;
  });
  return `<ul class="rows">${items.join('')}</ul>`;
}

/** The examples of a value, each of which may be a reference. */
export const resolvedExamples = (spec: Spec, examples: Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(objectOf(examples)).map(([name, example]) => [name, spec.object(example)]),
  );
