import { isObject, type JsonObject } from '../json.ts';
import { colorCode } from '../html/color-code.ts';
import { flatten } from '../schema/flatten.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import type { PageContext } from './context.ts';
import type { ContentData, ExampleData } from './data.ts';
import { bodyText, examplesOf, generatedValue, type Example } from './examples.ts';
import { formFields, isFile } from './fields.ts';
import { mediaSchema } from './media-type.ts';

/** The media types of a body or response, in the order of the document. */
export function contentsOf(
  context: PageContext,
  content: JsonObject,
  direction: Direction,
): ContentData[] {
  return Object.entries(content).map(([type, media]) =>
    contentOf(context, type, context.spec.object(media), direction),
  );
}

function contentOf(
  context: PageContext,
  type: string,
  given: JsonObject,
  direction: Direction,
): ContentData {
  const { spec } = context;
  const schema = mediaSchema(given);
  const media: JsonObject = schema === undefined ? given : { ...given, schema };
  const hasSchema = isObject(schema) || schema === true;
  const view = schemaView(spec, schema);
  const kind = kindOf(context, type, media);
  const fields = kind === 'multipart' || kind === 'form' ? formFields(spec, schema) : [];
  const examples =
    kind === 'multipart' || kind === 'file' ? [] : examplesOf(spec, type, media, direction);
  return {
    type,
    kind,
    headHtml: hasSchema ? context.head(view) : undefined,
    treeHtml: hasSchema ? context.tree(view, direction) : '',
    examples: examples.map((example) => exampleData(context, type, example)),
    fields: kind === 'form' ? withExample(fields, examples[0]) : fields,
    variants: direction === 'request' && kind === 'text' ? variantsOf(context, type, media) : {},
  };
}

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

/** The fields of a form begin with the values of its example. */
function withExample(fields: ContentData['fields'], example?: Example): ContentData['fields'] {
  const values = new URLSearchParams(example?.text ?? '');
  return fields.map((field) => ({ ...field, value: values.get(field.name) ?? field.value }));
}

function exampleData(
  context: PageContext,
  type: string,
  { description, ...example }: Example,
): ExampleData {
  const language = /json|\*/.test(type)
    ? 'json'
    : /xml/.test(type)
      ? 'xml'
      : /yaml/.test(type)
        ? 'yaml'
        : 'text';
  return {
    ...example,
    descriptionHtml: description === undefined ? undefined : context.markdown(description),
    html: colorCode(example.text, language),
    language,
  };
}

/** An example for each option of the body's schema: choosing the option shows its example. */
function variantsOf(
  { spec }: PageContext,
  type: string,
  media: JsonObject,
): Record<string, string> {
  // A choice between the items of an array is not a choice between bodies.
  if (!/json/.test(type) || flatten(spec, media.schema).choices.length === 0) return {};
  const options = schemaView(spec, media.schema).choices()[0]?.options ?? [];
  // All of them are in the page.
  const limit = Math.max(40, Math.floor(1_200 / Math.max(1, options.length)));
  return Object.fromEntries(
    options.flatMap(({ value, label, schema }) => {
      const body = generatedValue(spec, schema, 'request', 'json', limit);
      const name = value ?? label;
      return name === undefined || body === undefined ? [] : [[name, bodyText(body, type)]];
    }),
  );
}
