import type { Paragraph, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import { heading, paragraph, strongLine, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ApiWords } from '../html/words.ts';
import { isObject, objectOf, textOf, type JsonObject } from '../json.ts';
import type { OperationOutline } from '../outline.ts';
import type { PageContext } from '../pages/context.ts';
import type { ContentData, OperationData } from '../pages/data.ts';
import { parametersOf, PLACES } from '../pages/fields.ts';
import { findOperation, headersOf, type NamedValue } from '../pages/operation-data.ts';
import { sampleValues, shapeOf } from '../pages/samples-data.ts';
import { sampleTemplates } from '../samples/registry.ts';
import { sampleText } from '../samples/template.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import type { Spec } from '../spec.ts';
import { descriptionNodes } from './description-nodes.ts';
import { describedWords } from './facts-nodes.ts';
import { flagsText, schemaOutline, schemaWords } from './schema-outline.ts';

const PLACE_TITLES = {
  path: 'pathParameters',
  query: 'queryParameters',
  header: 'headerParameters',
  cookie: 'cookieParameters',
} as const;

/** An operation as a reader of Markdown needs it: address, authorization, parameters, bodies, responses, one sample. */
export async function operationMarkdown(
  context: PageContext,
  outline: OperationOutline,
  data: OperationData,
): Promise<Root> {
  const { spec, words: t } = context;
  const { value, shared } = findOperation(context, outline);
  const parameters = parametersOf(spec, shared, value);
  const body = isObject(value.requestBody) ? spec.object(value.requestBody) : undefined;
  const said = new Map<string, string>();
  const request = [
    ...PLACES.flatMap((place) => {
      const rows = parameters
        .filter((parameter) => parameter.place === place)
        .map((parameter) => ({
          ...parameter,
          required: place === 'path' || parameter.value.required === true,
        }));
      return rows.length === 0
        ? []
        : [heading(3, [text(t(PLACE_TITLES[place]))]), valueTable(context, rows)];
    }),
    ...(body
      ? [
          heading(3, [
            text(
              `${t('body')}${body.required === true ? ` ${flagsText([t('required')], t)}` : ''}`,
            ),
          ]),
          ...descriptionNodes(textOf(body.description) ?? '', 4),
          ...contents(context, body, data.body!.contents, 'request', t('body'), said),
        ]
      : []),
  ];
  const responses = data.responses.flatMap(({ status, contents: shown }) => {
    const response = spec.object(objectOf(value.responses)[status]);
    const headers = headersOf(context, response);
    const parts = [
      ...descriptionNodes(textOf(response.description) ?? '', 4),
      ...(headers.length > 0
        ? [strongLine([text(t('responseHeaders'))]), valueTable(context, headers)]
        : []),
      ...contents(context, response, shown, 'response', status, said),
    ];
    return [
      heading(3, [text(status)]),
      ...(parts.length > 0 ? parts : [paragraph(text(t('noContent')))]),
    ];
  });
  const children: RootContent[] = [
    ...address(data, t),
    ...(data.deprecated
      ? [
          strongLine([text(t('deprecatedTitle'))]),
          ...descriptionNodes(
            textOf(value['x-deprecated-description']) ??
              textOf(value['x-deprecation-reason']) ??
              t('deprecatedText'),
            3,
          ),
        ]
      : []),
    ...descriptionNodes(
      textOf(value.description) ?? textOf(value.summary) ?? t('missingSummary'),
      3,
    ),
    ...(data.externalDocs
      ? [
          paragraph(text(`${t('moreInformation')}: `), {
            type: 'link',
            url: data.externalDocs.url,
            children: [text(data.externalDocs.url)],
          }),
        ]
      : []),
    ...authorization(data, t),
    ...(request.length > 0 ? [heading(2, [text(t('request'))]), ...request] : []),
    ...(responses.length > 0 ? [heading(2, [text(t('responses'))]), ...responses] : []),
    ...(await sample(data, t)),
  ];
  return { type: 'root', children };
}

function address({ method, path, servers }: OperationData, t: ApiWords): RootContent[] {
  if (method === 'webhook')
    return [paragraph(text(`${t('webhook')}: `), { type: 'inlineCode', value: path })];
  return [
    {
      type: 'code',
      lang: 'http',
      value: `${method.toUpperCase()} ${servers[0]!.url.replace(/\/$/, '')}${path}`,
    },
  ];
}

function authorization({ security, securityOptional }: OperationData, t: ApiWords): Paragraph[] {
  const ways = security.map((combination) =>
    combination
      .map(({ scheme, scopes }) => {
        const facts = scheme.facts
          .filter(([key]) => key !== 'scopes')
          .map(([key, fact]) => `${key}: ${fact}`);
        return `${scheme.id} (${[...facts, ...(scopes.length > 0 ? [`${t('requiredScopes')}: ${scopes.join(' ')}`] : [])].join(', ')})`;
      })
      .reduce((first, second) => t('andScheme', { first, second })),
  );
  const names = ways.length > 0 ? ways.join(` ${t('or')} `) : t('noAuthorization');
  return [
    paragraph(
      text(
        `${t('authorization', { names })}${securityOptional && ways.length > 0 ? ` ${t('optionalAuthorization')}` : ''}`,
      ),
    ),
  ];
}

/** Parameters and headers, one in a row. */
function valueTable({ spec, words: t }: PageContext, values: readonly NamedValue[]): Table {
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
        const flags = [
          ...(required ? [t('required')] : []),
          ...(value.deprecated === true || view.deprecated ? [t('deprecated')] : []),
        ];
        const facts = {
          schema: view.schema,
          item: view.item,
          example: value.example,
          examples: isObject(value.examples) ? resolvedExamples(spec, value.examples) : undefined,
        };
        return row(
          [{ type: 'inlineCode', value: name }],
          [
            { type: 'inlineCode', value: view.type },
            ...(flags.length > 0 ? [text(` ${flagsText(flags, t)}`)] : []),
          ],
          describedWords(textOf(value.description) ?? view.description, facts, t),
        );
      }),
    ],
  };
}

const resolvedExamples = (spec: Spec, examples: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, spec.object(example)]),
  );

/**
 * Each media type of a body: its schema as an outline, and its first example.
 * @param said outlines that the copy has already, by what they show, each with the part it stands in
 */
function contents(
  { spec, words: t }: PageContext,
  value: JsonObject,
  shown: readonly ContentData[],
  direction: Direction,
  part: string,
  said: Map<string, string>,
): RootContent[] {
  return shown.flatMap((content): RootContent[] => {
    const view = schemaView(spec, objectOf(objectOf(value.content)[content.type]).schema);
    const key = direction + view.key();
    const before = said.get(key);
    const outline =
      content.headHtml === undefined || before !== undefined
        ? []
        : schemaOutline(view, direction, t);
    if (outline.length > 0) said.set(key, part);
    const [example] = content.examples;
    return [
      paragraph(
        { type: 'inlineCode', value: content.type },
        ...(content.headHtml === undefined ? [] : [text(': '), ...schemaWords(view, [], t)]),
      ),
      ...(before === undefined ? outline : [paragraph(text(t('sameAs', { label: before })))]),
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

/** The operation in curl: the shortest of all samples, and the one that every machine can run. */
async function sample(data: OperationData, t: ApiWords): Promise<RootContent[]> {
  if (data.method === 'webhook') return [];
  const [first] = data.body?.contents ?? [];
  const kind = first ? (first.kind === 'form' ? 'text' : first.kind) : 'none';
  const template = (await sampleTemplates(shapeOf(data, kind))).find(
    ({ language }) => language === 'curl',
  );
  if (!template) return [];
  return [
    heading(2, [text(t('samples'))]),
    {
      type: 'code',
      lang: 'bash',
      value: sampleText(template.parts, sampleValues(data, kind)).trimEnd(),
    },
  ];
}
