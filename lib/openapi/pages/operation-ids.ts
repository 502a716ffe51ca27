import { contentPlace, idsIn } from '../html/row-id.ts';
import type { ContentData, OperationData } from './data.ts';

/** The ids on the page of an operation that a link can point to. */
export function operationIds({
  parameters,
  body,
  responses,
  callbacksHtml,
}: OperationData): string[] {
  const ofContents = (contents: readonly ContentData[], place: string) =>
    contents.flatMap(({ treeHtml }, index) => idsIn(treeHtml, contentPlace(place, index)));
  return [
    'request',
    'responses',
    ...parameters.flatMap(({ place, html }) => idsIn(html, place)),
    ...(body ? ['body', ...ofContents(body.contents, 'body')] : []),
    ...responses.flatMap(({ status, headersHtml, contents }) => [
      `response-${status}`,
      ...idsIn(headersHtml, `response-${status}-header`),
      ...ofContents(contents, `response-${status}`),
    ]),
    ...(callbacksHtml === '' ? [] : ['callbacks']),
  ];
}
