import { escapeHtml } from '@/lib/text/escape-html.ts';
import { writtenHtml } from '../html/facts-html.ts';
import { idPart, idsBelow } from '../html/row-id.ts';
import { isObject, type JsonObject } from '../json.ts';
import { flatten } from '../schema/flatten.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import type { PageContext } from './context.ts';
import type { ContentData, ExampleData } from './data.ts';
import { formText } from '../request/field-value.ts';
import { examplesElsewhere, examplesOf, type Example } from './examples.ts';
import { isFile } from './fields.ts';
import { formFields } from './form-fields.ts';
import { isSequence, isXml, itemSchema, mediaSchema } from './media-type.ts';
import { partsOf, rowsHtml, writtenFields } from './value-rows.ts';
import { variantsOf } from './variants.ts';

/**
 * The media types of a body or response, in the order of the document.
 * @param linked whether links stand for the trees
 */
export function contentsOf(
  context: PageContext,
  content: JsonObject,
  direction: Direction,
  linked = false,
): ContentData[] {
  return Object.entries(content).map(([type, media]) =>
    contentOf(context, type, context.spec.object(media), direction, linked),
  );
}

function contentOf(
  context: PageContext,
  type: string,
  given: JsonObject,
  direction: Direction,
  linked: boolean,
): ContentData {
  const { spec } = context;
  const schema = mediaSchema(given);
  const media: JsonObject = schema === undefined ? given : { ...given, schema };
  const hasSchema = isObject(schema) || schema === true;
  const item = itemSchema(given);
  const view = schemaView(spec, item ?? schema);
  const kind = kindOf(context, type, media);
  const own = kind === 'file' ? [] : examplesOf(spec, type, media, direction, context.mostValues);
  const examples =
    kind === 'form'
      ? own.map((example) => formExample(context, media, example))
      : kind === 'multipart'
        ? []
        : own;
  // A multipart body as text cannot be taken apart.
  const filled =
    kind === 'multipart' ? own.map(({ value }) => value).find(isObject) : own[0]?.value;
  const treeHtml = !hasSchema
    ? ''
    : linked
      ? context.treeLink(view, direction)
      : context.tree(view, direction) + partsHtml(context, kind, media, direction);
  const elsewhere = examplesElsewhere(spec, given, context.words);
  const head =
    (item === undefined
      ? ''
      : (given.schema === undefined ? '' : context.head(schemaView(spec, schema))) +
        `<p class="fact">${escapeHtml(context.words('stream'))}</p>`) +
    (hasSchema ? context.head(view, isXml(type) ? view.xml() : undefined) : '') +
    (isSequence(type)
      ? `<p class="fact">${escapeHtml(context.words('recordSeparator'))}</p>`
      : '') +
    (elsewhere === undefined ? '' : context.markdown(elsewhere));
  return {
    type,
    kind,
    headHtml: hasSchema || head !== '' ? head : undefined,
    treeHtml,
    treeFile: context.treeFile(treeHtml),
    examples: examples.map((example) => exampleData(context, type, example)),
    fields: kind === 'multipart' || kind === 'form' ? formFields(spec, kind, media, filled) : [],
    variants: direction === 'request' && kind === 'text' ? variantsOf(spec, type, media, own) : {},
  };
}

/** OpenAPI ignores types and headers of parts where a body has no parts. */
const partsHtml = (
  context: PageContext,
  kind: ContentData['kind'],
  media: JsonObject,
  direction: Direction,
): string =>
  writtenFields(context, kind, media).map(writtenHtml).join('') +
  (kind === 'multipart' ? partsOf(context, media) : [])
    .map(({ part, type, headers }) => {
      const title = (text: string) => `<p class="kind">${escapeHtml(text)}</p>`;
      const about =
        type === undefined ? '' : title(context.words('partType', { name: part, type }));
      const rows = idsBelow(rowsHtml(context, headers, direction), `${idPart(part)}-header`);
      const listed =
        headers.length === 0 ? '' : title(context.words('partHeaders', { name: part })) + rows;
      return `<div class="choice">${about}${listed}</div>`;
    })
    .join('');

function kindOf({ spec }: PageContext, type: string, media: JsonObject): ContentData['kind'] {
  if (/^multipart\//i.test(type)) return 'multipart';
  if (/x-www-form-urlencoded/i.test(type)) return 'form';
  const { schema } = flatten(spec, media.schema);
  const isText = /json|xml|yaml|csv|^text\//i.test(type);
  return !isText &&
    (isFile(schema) || /octet-stream|^(image|audio|video|font)\/|pdf|zip/i.test(type))
    ? 'file'
    : 'text';
}

/** A form as text, as its fields are encoded. */
function formExample({ spec }: PageContext, media: JsonObject, example: Example): Example {
  const fields = formFields(spec, 'form', media, example.value);
  const given = fields.filter(({ value }) => value !== '');
  return given.length === 0
    ? example
    : { ...example, text: formText(given.map((field) => ({ field, text: field.value }))) };
}

function exampleData(
  context: PageContext,
  type: string,
  { name, label, description, text, parameters, generated }: Example,
): ExampleData {
  const language = /json|\*/.test(type)
    ? 'json'
    : /xml/.test(type)
      ? 'xml'
      : /yaml/.test(type)
        ? 'yaml'
        : 'text';
  return {
    name,
    label,
    text,
    parameters,
    generated,
    descriptionHtml: description === undefined ? undefined : context.markdown(description),
    language,
  };
}
