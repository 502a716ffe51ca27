import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { isObject, objectOf, scalarText, textOf, type JsonObject } from '../json.ts';
import { jsonText } from '../request/long-numbers.ts';
import { methodsOf, responsesOf } from '../operations.ts';
import { directionsOf, type Direction } from '../schema/once.ts';
import type { Spec } from '../spec.ts';
import { contentsOf } from './content-data.ts';
import type { PageContext } from './context.ts';
import type { ExampleData } from './data.ts';
import { parametersOf } from './fields.ts';
import { namedServers } from './servers.ts';
import { headersOf, rowsHtml } from './value-rows.ts';

/** A call that the API makes to an address that the caller gives. */
export interface Callback {
  name: string;
  /** Where the address is found, as the document writes it. */
  expression: string;
  method: string;
  value: JsonObject;
  /** The path item that holds it. */
  shared: JsonObject;
}

export const callbacksOf = (spec: Spec, operation: JsonObject): Callback[] =>
  Object.entries(objectOf(operation.callbacks)).flatMap(([name, callback]) =>
    Object.entries(spec.object(callback)).flatMap(([expression, item]) => {
      const shared = spec.object(item);
      return methodsOf(shared).map(({ method, value }) => ({
        name,
        expression,
        method,
        value,
        shared,
      }));
    }),
  );

/** The callbacks of an operation, in the same HTML as the rows of a schema. */
export function callbacksHtml(context: PageContext, operation: JsonObject): string {
  const rows = callbacksOf(context.spec, operation).map((callback) => {
    const address = `${callback.method.toUpperCase()} ${callback.expression}`;
    const head = `<span class="head"><code class="name">${escapeHtml(callback.name)}</code> <code class="type">${escapeHtml(address)}</code></span>`;
    return `<li><details class="tree"><summary>${head}</summary><div data-collapse>${callHtml(context, callback)}</div></details></li>`;
  });
  return rows.length === 0 ? '' : `<ul class="rows">${rows.join('')}</ul>`;
}

function callHtml(context: PageContext, { value, shared }: Callback): string {
  const { spec, words: t } = context;
  const [sent, answered] = directionsOf(true);
  const text = textOf(value.description) ?? textOf(value.summary);
  const parameters = parametersOf(spec, shared, value);
  const body = spec.object(value.requestBody);
  const responses = responsesOf(spec, value).map(([status, response]) => {
    const headers = headersOf(context, response);
    return [
      label(`${t('responses')} ${status}`),
      bodyHtml(context, response, answered),
      headers.length === 0
        ? ''
        : label(t('responseHeaders')) + rowsHtml(context, headers, 'response'),
    ].join('');
  });
  return [
    text === undefined ? '' : context.markdown(text),
    parameters.length === 0
      ? ''
      : label(t('parameters')) + rowsHtml(context, parameters, 'request'),
    isObject(value.requestBody) ? label(t('body')) + bodyHtml(context, body, sent) : '',
    ...responses,
  ].join('');
}

const label = (text: string): string => `<p class="label">${escapeHtml(text)}</p>`;

/**
 * Each media type with its first example: nothing else on the page shows what such a call sends.
 */
function bodyHtml(context: PageContext, value: JsonObject, direction: Direction): string {
  const { words: t } = context;
  const text = textOf(value.description);
  const contents = contentsOf(context, objectOf(value.content), direction).map(
    ({ type, headHtml = '', treeHtml, examples: [example] }) => {
      const name = `<p class="fact"><code>${escapeHtml(type)}</code></p>${headHtml}${treeHtml}`;
      if (!example) return name;
      const title = example.generated ? t('exampleAuto') : (example.label ?? t('exampleTab'));
      return `${name}${label(title)}${context.markdown(fenced(example))}`;
    },
  );
  return (text === undefined ? '' : context.markdown(text)) + contents.join('');
}

function fenced({ text, language }: ExampleData): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** What a response leads to: an operation, with values of the response. */
export interface ResponseLink {
  name: string;
  /** Id of the operation, or a reference to it. */
  target: string;
  slug?: string;
  description?: string;
  /** Parameters and the like with the expression of their value. */
  values: [name: string, expression: string][];
}

export const linksOfResponse = (
  { spec, input }: PageContext,
  response: JsonObject,
): ResponseLink[] =>
  Object.entries(objectOf(response.links)).map(([name, given]) => {
    const link = spec.object(given);
    const target = textOf(link.operationId) ?? textOf(link.operationRef) ?? '';
    return {
      name,
      target,
      slug: input.operations?.get(target),
      description: textOf(link.description),
      values: [
        ...Object.entries(objectOf(link.parameters)),
        ...(link.requestBody === undefined ? [] : [['requestBody', link.requestBody] as const]),
        ...namedServers([link.server ?? {}]).map(({ url }) => ['server', url] as const),
      ].map(([key, value]) => [key, scalarText(value) || jsonText(value)]),
    };
  });

/** The links of a response, in the same HTML as the rows of a schema. */
export function linksHtml(context: PageContext, response: JsonObject): string {
  const rows = linksOfResponse(context, response).map(
    ({ name, target, slug, description, values }) => {
      const href = slug === undefined ? undefined : context.input.link(`./${slug}`)?.href;
      const shown = escapeHtml(target);
      const to =
        href === undefined ? `<code>${shown}</code>` : `<a${attribute('href', href)}>${shown}</a>`;
      const facts = values.map(
        ([key, value]) =>
          `<p class="fact">${escapeHtml(key)} = <code>${escapeHtml(value)}</code></p>`,
      );
      const text = description === undefined ? '' : context.markdown(description);
      return `<li><div class="head"><code class="name">${escapeHtml(name)}</code> ${to}</div>${text}${facts.join('')}</li>`;
    },
  );
  return rows.length === 0 ? '' : `<ul class="rows">${rows.join('')}</ul>`;
}
