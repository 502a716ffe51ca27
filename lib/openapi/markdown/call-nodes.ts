import type { RootContent } from 'mdast';
import { heading, paragraph, strongLine, text } from '@/lib/outputs/markdown-nodes.ts';
import { isObject, objectOf, textOf, type JsonObject } from '../json.ts';
import { responsesOf } from '../operations.ts';
import { callbacksOf, linksOfResponse } from '../pages/callbacks.ts';
import type { PageContext } from '../pages/context.ts';
import { contentsOf } from '../pages/content-data.ts';
import { parametersOf } from '../pages/fields.ts';
import { headersOf } from '../pages/value-rows.ts';
import { directionsOf, type Direction } from '../schema/once.ts';
import { contentNodes, type ShownOutlines } from './content-nodes.ts';
import { descriptionNodes } from './description-nodes.ts';
import { valueNodes } from './value-table.ts';

/** The calls that the API makes: address, parameters, body, responses of each. */
export function callbackNodes(
  context: PageContext,
  operation: JsonObject,
  shown: ShownOutlines,
): RootContent[] {
  const { spec, words: t } = context;
  const [sent, answered] = directionsOf(true);
  const body = (value: JsonObject, direction: Direction, title: string): RootContent[] => {
    const contents = contentsOf(context, objectOf(value.content), direction);
    return [
      ...descriptionNodes(textOf(value.description) ?? '', 4),
      ...contentNodes(context, { value, contents, direction, title }, shown),
    ];
  };
  const calls = callbacksOf(spec, operation).flatMap(
    ({ name, method, expression, value, shared }): RootContent[] => {
      const parameters = parametersOf(spec, shared, value);
      return [
        heading(3, [text(name)]),
        { type: 'code', lang: 'http', value: `${method.toUpperCase()} ${expression}` },
        ...descriptionNodes(textOf(value.description) ?? textOf(value.summary) ?? '', 4),
        ...(parameters.length > 0 ? valueNodes(context, parameters, 'request') : []),
        ...(isObject(value.requestBody)
          ? [
              strongLine([text(t('body'))]),
              ...body(spec.object(value.requestBody), sent, `${name}: ${t('body')}`),
            ]
          : []),
        ...responsesOf(spec, value).flatMap(([status, response]) => {
          const headers = headersOf(context, response);
          return [
            strongLine([text(status)]),
            ...body(response, answered, `${name}: ${status}`),
            ...(headers.length === 0
              ? []
              : [
                  paragraph(text(t('responseHeaders'))),
                  ...valueNodes(context, headers, 'response'),
                ]),
          ];
        }),
      ];
    },
  );
  return calls.length > 0 ? [heading(2, [text(t('callbacks'))]), ...calls] : [];
}

/** What a response leads to. */
export function linkNodes(context: PageContext, response: JsonObject): RootContent[] {
  const links = linksOfResponse(context, response);
  if (links.length === 0) return [];
  return [
    strongLine([text(context.words('links'))]),
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: links.map(({ name, target, slug, description, values }) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              { type: 'inlineCode', value: name },
              text(': '),
              slug === undefined
                ? { type: 'inlineCode', value: target }
                : { type: 'link', url: `./${slug}`, children: [text(target)] },
              ...values.flatMap(([key, value]) => [
                text(`; ${key} = `),
                { type: 'inlineCode' as const, value },
              ]),
              ...(description === undefined ? [] : [text(` – ${description}`)]),
            ],
          },
        ],
      })),
    },
  ];
}
