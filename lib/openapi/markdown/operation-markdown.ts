import type { Paragraph, Root, RootContent } from 'mdast';
import { heading, linkedText, paragraph, strongLine, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ApiWords } from '../html/words.ts';
import { arrayOf, isObject, objectOf, textOf, type JsonObject } from '../json.ts';
import { operationAt, type FoundOperation } from '../operations.ts';
import type { OperationOutline } from '../outline.ts';
import type { PageContext } from '../pages/context.ts';
import type { OperationData } from '../pages/data.ts';
import { parametersOf, PLACES } from '../pages/fields.ts';
import { operationText } from '../pages/operation-data.ts';
import { headersOf } from '../pages/value-rows.ts';
import { directionsOf } from '../schema/once.ts';
import { callbackNodes, linkNodes } from './call-nodes.ts';
import { contentNodes, type ShownOutlines } from './content-nodes.ts';
import { descriptionNodes } from './description-nodes.ts';
import { moreInformation } from './more-information.ts';
import { sampleNodes } from './sample-nodes.ts';
import { flagsText } from './schema-outline.ts';
import { serverList } from './server-list.ts';
import { valueNodes } from './value-table.ts';

const PLACE_TITLES = {
  path: 'pathParameters',
  query: 'queryParameters',
  header: 'headerParameters',
  cookie: 'cookieParameters',
} as const;

/**
 * An operation for a reader of Markdown: address, authorization, parameters, bodies, responses,
 * samples.
 */
export function operationMarkdown(
  context: PageContext,
  outline: OperationOutline,
  data: OperationData,
): Root {
  const { spec, words: t } = context;
  const found = operationAt(spec, outline.at);
  const shown: ShownOutlines = new Map();
  const request = requestNodes(context, found, data, shown);
  const responses = responseNodes(context, found.value, data, shown);
  const children: RootContent[] = [
    ...address(data, t),
    ...ownServers(found, data, t),
    ...deprecation(found.value, data, t),
    ...descriptionNodes(operationText(found.value, found.shared) ?? t('missingSummary'), 3),
    ...moreInformation(data.externalDocs, t),
    ...authorization(data, t),
    ...(request.length > 0 ? [heading(2, [text(t('request'))]), ...request] : []),
    ...(responses.length > 0 ? [heading(2, [text(t('responses'))]), ...responses] : []),
    ...callbackNodes(context, found.value, shown),
    ...sampleNodes(data, found.value, t),
  ];
  return { type: 'root', children };
}

/** Parameters by place, and the body. */
function requestNodes(
  context: PageContext,
  { value, shared }: FoundOperation,
  data: OperationData,
  shown: ShownOutlines,
): RootContent[] {
  const { spec, words: t } = context;
  const all = parametersOf(spec, shared, value);
  const parameters = PLACES.flatMap((place) => {
    const rows = all.filter((parameter) => parameter.place === place);
    return rows.length === 0
      ? []
      : [heading(3, [text(t(PLACE_TITLES[place]))]), ...valueNodes(context, rows, 'request')];
  });
  if (!data.body || !isObject(value.requestBody)) return parameters;
  const body = spec.object(value.requestBody);
  const mark = data.body.required ? ` ${flagsText([t('required')], t)}` : '';
  const { contents } = data.body;
  const [sent] = directionsOf(data.method === 'webhook');
  return [
    ...parameters,
    heading(3, [text(t('body') + mark)]),
    ...descriptionNodes(textOf(body.description) ?? '', 4),
    ...contentNodes(context, { value: body, contents, direction: sent, title: t('body') }, shown),
  ];
}

function responseNodes(
  context: PageContext,
  value: JsonObject,
  data: OperationData,
  shown: ShownOutlines,
): RootContent[] {
  const { spec, words: t } = context;
  const [, answered] = directionsOf(data.method === 'webhook');
  return data.responses.flatMap(({ status, contents }) => {
    const response = spec.object(objectOf(value.responses)[status]);
    const headers = headersOf(context, response);
    const parts = [
      ...descriptionNodes(textOf(response.description) ?? textOf(response.summary) ?? '', 4),
      ...(headers.length > 0
        ? [strongLine([text(t('responseHeaders'))]), ...valueNodes(context, headers, 'response')]
        : []),
      ...contentNodes(
        context,
        { value: response, contents, direction: answered, title: status },
        shown,
      ),
      ...linkNodes(context, response),
    ];
    return [
      heading(3, [text(status)]),
      ...(parts.length > 0 ? parts : [paragraph(text(t('noContent')))]),
    ];
  });
}

function deprecation(value: JsonObject, data: OperationData, t: ApiWords): RootContent[] {
  if (!data.deprecated) return [];
  const reason =
    textOf(value['x-deprecated-description']) ??
    textOf(value['x-deprecation-reason']) ??
    t('deprecatedText');
  return [strongLine([text(t('deprecatedTitle'))]), ...descriptionNodes(reason, 3)];
}

function address({ method, verb, path, servers }: OperationData, t: ApiWords): RootContent[] {
  if (method === 'webhook')
    return [
      paragraph(text(`${t('webhook')}: `), {
        type: 'inlineCode',
        value: `${(verb ?? '').toUpperCase()} ${path}`,
      }),
    ];
  return [
    {
      type: 'code',
      lang: 'http',
      value: `${method.toUpperCase()} ${servers[0].url.replace(/\/$/, '')}${path}`,
    },
  ];
}

/**
 * The servers of the operation or of its path, if there is more to say than the address above. Those
 * of all operations are on the overview.
 */
function ownServers(
  { value, shared }: FoundOperation,
  { method, servers }: OperationData,
  t: ApiWords,
): RootContent[] {
  const [{ description, variables }, ...others] = servers;
  const isOwn = [value, shared].some((own) => arrayOf(own.servers).length > 0);
  const saysMore = description !== undefined || variables.length > 0 || others.length > 0;
  return isOwn && saysMore && method !== 'webhook'
    ? [paragraph(text(t('servers'))), serverList(servers, t)]
    : [];
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
      ...linkedText(
        `${t('authorization', { names })}${securityOptional && ways.length > 0 ? ` ${t('optionalAuthorization')}` : ''}`,
      ),
    ),
  ];
}
