import { arrayOf, isObject, objectOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import { operationAt, responsesOf, verbOf } from '../operations.ts';
import type { OperationOutline } from '../outline.ts';
import { typesOf } from '../schema/type-name.ts';
import { flatten } from '../schema/flatten.ts';
import { directionsOf, type Direction } from '../schema/once.ts';
import type { PageContext } from './context.ts';
import { callbacksHtml, linksHtml } from './callbacks.ts';
import { contentsOf } from './content-data.ts';
import type { OperationData, ResponseData } from './data.ts';
import { externalDocs } from '../html/external-docs.ts';
import { fieldOf, parametersOf, PLACES } from './fields.ts';
import { ownSamples } from './own-samples.ts';
import { securityOf, securitySchemes } from './security.ts';
import { serversOf } from './servers.ts';
import { headersOf, rowsHtml } from './value-rows.ts';

/** Everything that the page of an operation shows. */
export function operationData(context: PageContext, outline: OperationOutline): OperationData {
  const { spec, words: t } = context;
  const { value, shared } = operationAt(spec, outline.at);
  const combinations = securityOf(spec, value, securitySchemes(spec));
  const parameters = parametersOf(spec, shared, value);
  const body = isObject(value.requestBody) ? spec.object(value.requestBody) : undefined;
  const [sent, answered] = directionsOf(outline.method === 'webhook');
  const contents = body ? contentsOf(context, objectOf(body.content), sent) : [];
  const responses = responsesOf(spec, value).map(([status, response], index) =>
    // Of a large document only the status that is shown first has its trees: the others say the
    // same on hundreds of pages.
    responseData(context, status, response, answered, context.isLarge && index > 0),
  );
  return {
    method: outline.method,
    verb: outline.method === 'webhook' ? verbOf(outline.at) : undefined,
    path: outline.path,
    operationId: textOf(value.operationId),
    deprecated: outline.deprecated,
    deprecatedHtml: deprecation(context, value),
    descriptionHtml: context.markdown(operationText(value, shared) ?? t('missingSummary')),
    externalDocs: externalDocs(value.externalDocs),
    security: combinations.filter((combination) => combination.length > 0),
    securityOptional: combinations.some((combination) => combination.length === 0),
    parameters: PLACES.flatMap((place) => {
      const rows = parameters.filter((parameter) => parameter.place === place);
      return rows.length === 0
        ? []
        : [
            {
              place,
              html: rowsHtml(context, rows, 'request'),
            },
          ];
    }),
    body: body && {
      required: body.required === true,
      array:
        contents.length > 0 &&
        typesOf(flatten(spec, objectsOf(Object.values(objectOf(body.content)))[0]?.schema))[0] ===
          'array',
      descriptionHtml: descriptionHtml(context, body),
      contents,
    },
    responses,
    callbacksHtml: callbacksHtml(context, value),
    servers: serversOf(
      [value.servers, shared.servers, spec.root.servers].find((list) => arrayOf(list).length > 0),
    ),
    fields: parameters.map((parameter) => fieldOf(spec, parameter)),
    accept: [
      ...new Set(successes(responses).flatMap(({ contents }) => contents.map(({ type }) => type))),
    ],
    samples: outline.method === 'webhook' ? [] : ownSamples(value, context.words),
    isLarge: context.isLarge || undefined,
  };
}

/** What a document says about an operation, and about all operations of its path. */
export function operationText(value: JsonObject, shared: JsonObject): string | undefined {
  const texts = [
    textOf(value.description) ?? summaryOf(value),
    summaryOf(shared),
    textOf(shared.description),
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
}

/** A summary is no HTML, though many have code. */
const summaryOf = ({ summary }: JsonObject): string | undefined =>
  textOf(summary)?.replace(/(`+)[^]*?\1|[<&]/g, (found) =>
    found.startsWith('`') ? found : `\\${found}`,
  );

/** What a success has. `default` is one where the document has no other. */
function successes(responses: readonly ResponseData[]): ResponseData[] {
  const good = responses.filter(({ status }) => /^2/.test(status));
  return good.length > 0 ? good : responses.filter(({ status }) => status === 'default');
}

function descriptionHtml(context: PageContext, value: JsonObject): string {
  // Since OpenAPI 3.2 a response may have a summary instead.
  const text = textOf(value.description) ?? textOf(value.summary);
  return text === undefined ? '' : context.markdown(text);
}

function deprecation(context: PageContext, value: JsonObject): string | undefined {
  const text = textOf(value['x-deprecated-description']) ?? textOf(value['x-deprecation-reason']);
  return text === undefined ? undefined : context.markdown(text);
}

function responseData(
  context: PageContext,
  status: string,
  response: JsonObject,
  direction: Direction,
  linked: boolean,
): ResponseData {
  const headers = headersOf(context, response);
  return {
    status,
    descriptionHtml: descriptionHtml(context, response),
    headersHtml: headers.length === 0 ? '' : rowsHtml(context, headers, 'response'),
    linksHtml: linksHtml(context, response),
    contents: contentsOf(context, objectOf(response.content), direction, linked),
  };
}
