import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { factsHtml } from '../html/facts-html.ts';
import {
  arrayOf,
  isObject,
  objectOf,
  objectsOf,
  textOf,
  type Json,
  type JsonObject,
} from '../json.ts';
import type { OperationOutline } from '../outline.ts';
import { typesOf } from '../schema/type-name.ts';
import { flatten } from '../schema/flatten.ts';
import { schemaView, type Direction } from '../schema/view.ts';
import type { PageContext } from './context.ts';
import { contentsOf } from './content-data.ts';
import type { OperationData, ResponseData, ServerData } from './data.ts';
import { fieldOf, parametersOf, PLACES, valueSchema } from './fields.ts';
import { samplesOf } from './samples-data.ts';
import { securityOf, securitySchemes } from './security.ts';

/** Everything that the page of an operation shows. */
export async function operationData(
  context: PageContext,
  outline: OperationOutline,
): Promise<OperationData> {
  const { spec, words: t } = context;
  const { value, shared } = findOperation(context, outline);
  const combinations = securityOf(spec, value, securitySchemes(spec));
  const parameters = parametersOf(spec, shared, value);
  const body = isObject(value.requestBody) ? spec.object(value.requestBody) : undefined;
  const contents = body ? contentsOf(context, objectOf(body.content), 'request') : [];
  const responses = Object.entries(objectOf(value.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => responseData(context, status, spec.object(response)));
  const data: Omit<OperationData, 'samples'> = {
    method: outline.method,
    path: outline.path,
    operationId: textOf(value.operationId),
    deprecated: outline.deprecated,
    deprecatedHtml: deprecation(context, value),
    descriptionHtml: context.markdown(
      textOf(value.description) ?? textOf(value.summary) ?? t('missingSummary'),
    ),
    externalDocs: externalDocs(context, value.externalDocs),
    security: combinations.filter((combination) => combination.length > 0),
    securityOptional: combinations.some((combination) => combination.length === 0),
    parameters: PLACES.flatMap((place) => {
      const rows = parameters.filter((parameter) => parameter.place === place);
      return rows.length === 0
        ? []
        : [
            {
              place,
              html: rowsHtml(
                context,
                rows.map(({ name, value, schema }) => ({
                  name,
                  value,
                  schema,
                  required: place === 'path' || value.required === true,
                })),
                'request',
              ),
            },
          ];
    }),
    body: body && {
      required: body.required === true,
      array:
        contents.length > 0 &&
        typesOf(flatten(spec, objectsOf(Object.values(objectOf(body.content)))[0]?.schema))[0] ===
          'array',
      descriptionHtml:
        textOf(body.description) === undefined ? '' : context.markdown(String(body.description)),
      contents,
    },
    responses,
    servers: serversOf(value.servers ?? shared.servers ?? spec.root.servers),
    fields: parameters.map((parameter) => fieldOf(spec, parameter)),
    accept: [
      ...new Set(successes(responses).flatMap(({ contents }) => contents.map(({ type }) => type))),
    ],
  };
  return { ...data, samples: outline.method === 'webhook' ? [] : await samplesOf(data, value, t) };
}

/** The operation of an outline in the document, and the path item that it stands in. */
export function findOperation(
  { spec }: PageContext,
  { at: [group, path, method] }: OperationOutline,
): { value: JsonObject; shared: JsonObject } {
  const shared = spec.object(objectOf(spec.root[group!])[path!]);
  return { value: objectOf(shared[method!]), shared };
}

const successes = (responses: readonly ResponseData[]): ResponseData[] => {
  const good = responses.filter(({ status }) => /^2/.test(status) || status === 'default');
  return good.length > 0 ? good : [...responses];
};

function deprecation(context: PageContext, value: JsonObject): string | undefined {
  const text = textOf(value['x-deprecated-description']) ?? textOf(value['x-deprecation-reason']);
  return text === undefined ? undefined : context.markdown(text);
}

export function externalDocs(
  context: PageContext,
  value: Json | undefined,
): { url: string; html: string } | undefined {
  const url = textOf(objectOf(value).url);
  if (url === undefined || !/^https?:\/\//i.test(url)) return undefined;
  return { url, html: context.markdown(textOf(objectOf(value).description) ?? url) };
}

function responseData(context: PageContext, status: string, response: JsonObject): ResponseData {
  const headers = headersOf(context, response);
  return {
    status,
    descriptionHtml:
      textOf(response.description) === undefined
        ? ''
        : context.markdown(String(response.description)),
    headersHtml: headers.length === 0 ? '' : rowsHtml(context, headers, 'response'),
    contents: contentsOf(context, objectOf(response.content), 'response'),
  };
}

/** The headers of a response. */
export const headersOf = ({ spec }: PageContext, response: JsonObject): NamedValue[] =>
  Object.entries(objectOf(response.headers)).map(([name, header]) => {
    const value = spec.object(header);
    return { name, value, schema: valueSchema(value), required: value.required === true };
  });

/** A parameter or a header. */
export interface NamedValue {
  name: string;
  value: JsonObject;
  schema: Json | undefined;
  required: boolean;
}

/** Parameters or headers in the form of a schema's rows. */
function rowsHtml(context: PageContext, rows: readonly NamedValue[], direction: Direction): string {
  const { words: t } = context;
  const items = rows.map(({ name, value, schema, required }) => {
    const view = schemaView(context.spec, schema);
    const deprecated = value.deprecated === true || view.deprecated;
    const flags = [
      view.nullable && ['', t('nullable')],
      required && ['required', t('required')],
      deprecated && ['deprecated', t('deprecated')],
    ].filter((flag): flag is string[] => Array.isArray(flag));
    const head = `<code class="name${deprecated ? ' struck' : ''}">${escapeHtml(name)}</code> <code class="type">${escapeHtml(view.type)}</code>${flags.map(([kind, text]) => ` <span class="flag"${attribute('data-flag', kind || undefined)}>${escapeHtml(text!)}</span>`).join('')}`;
    const text = textOf(value.description) ?? view.description;
    const facts = factsHtml(
      {
        schema: view.schema,
        item: view.item,
        example: value.example,
        examples: resolved(context, value.examples),
      },
      t,
      context.markdown,
    );
    const tree = context.tree(view, direction);
    const nested =
      tree === ''
        ? ''
        : `<details class="tree"><summary>${escapeHtml(t('showProperties', { name }))}</summary><div data-collapse>${tree}</div></details>`;
    return `<li><div class="head">${head}</div>${text === undefined ? '' : context.markdown(text)}${facts}${nested}</li>`;
  });
  return `<ul class="rows">${items.join('')}</ul>`;
}

function resolved({ spec }: PageContext, examples: Json | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(objectOf(examples)).map(([name, example]) => [name, spec.object(example)]),
  );
}

/** A document without servers, or with a relative one, says nothing of the host: a stand-in shows where it goes. */
export function serversOf(servers: Json | undefined): ServerData[] {
  const list = objectsOf(servers);
  const absolute = (url: string) =>
    /^[a-z][a-z0-9+.-]*:\/\/|^\{/i.test(url)
      ? url
      : `https://api.example.com${url === '/' ? '' : url.startsWith('/') ? url : `/${url}`}`;
  return (list.length > 0 ? list : [{ url: '/' } as JsonObject]).map((server) => ({
    url: absolute(String(server.url ?? '/')),
    description: textOf(server.description),
    variables: Object.entries(objectOf(server.variables)).map(([name, variable]) => {
      const { default: value, enum: values, description } = objectOf(variable);
      return {
        name,
        value: String(value ?? ''),
        values: arrayOf(values).map(String),
        description: textOf(description),
      };
    }),
  }));
}
