import { expect, test } from 'vitest';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { ContentData, OperationData } from './data.ts';

const row: JsonObject = {
  title: 'Row',
  description: 'One row.',
  type: 'object',
  properties: { id: { type: 'integer', example: 7 } },
};

/** A media type as request and as response, and the Markdown copy of both. */
function shownAs(type: string, media: JsonObject) {
  const content = { [type]: media };
  const { pages, copies } = render(
    documentOf({ requestBody: { content }, responses: { 200: { content } } }, {}, '3.2.0'),
  );
  const data = pages.get('operation-a') as OperationData;
  const both = [data.body!.contents[0]!, data.responses[0]!.contents[0]!] as const;
  return { data, both, copy: markdownText(copies.get('operation-a')!) };
}

const textsOf = (contents: readonly ContentData[]) =>
  contents.map(({ examples }) => examples.map(({ text }) => text));

test('B128, B129: of a stream, the schema of one item is shown, with a word that it is a stream', () => {
  const { data, both, copy } = shownAs('application/jsonl', { itemSchema: row });
  for (const { headHtml, treeHtml } of both) {
    expect(headHtml).toBe(
      '<p class="fact">A stream of items, each of which is:</p><div class="head"><code class="type">Row</code></div><p>One row.</p>',
    );
    expect(treeHtml).toContain('>id<');
  }
  expect(data.body!.array).toBe(false);
  expect(
    copy.split('`application/jsonl`: A stream of items, each of which is: `Row`'),
  ).toHaveLength(3);
  expect(copy).toContain('- `id` `integer`');
});

test('B128: a stream that also describes the whole shows both', () => {
  const schema = { type: 'array', items: row, maxItems: 9 };
  const { both, copy } = shownAs('application/jsonl', { schema, itemSchema: row });
  expect(both[0].headHtml).toMatch(/Row\[\][^]*&lt;= 9 items[^]*A stream of items[^]*>Row</);
  expect(copy).toMatch(
    /`application\/jsonl`: `Row\[\]` – .*`<= 9 items`\.\n\nA stream of items, each of which is: `Row`/,
  );
});

test.each<[string, JsonObject, string]>([
  ['application/jsonl', { itemSchema: row }, '{"id":7}'],
  ['application/x-ndjson', { schema: { type: 'array', items: row } }, '{"id":7}'],
  ['application/vnd.a+json-seq', { itemSchema: row }, '{"id":7}'],
  ['application/jsonl', { example: [{ id: 1 }, { id: 2 }] }, '{"id":1}\n{"id":2}'],
  ['application/jsonl', { example: '{"id":1}\n{"id":2}' }, '{"id":1}\n{"id":2}'],
  ['text/event-stream', { itemSchema: row }, 'data: {"id":7}'],
  [
    'text/event-stream',
    { example: [{ event: 'add', id: 1, data: 'a\nb' }, { data: { x: 1 } }] },
    'event: add\nid: 1\ndata: a\ndata: b\n\ndata: {"x":1}',
  ],
])('B130: an example of %s with %j is what is sent', (type, media, text) => {
  const { both, copy } = shownAs(type, media);
  expect(textsOf(both)).toEqual([[text], [text]]);
  expect(copy).toContain(`--data-raw '${text}'`);
});

test('B130: an example of OpenAPI 3.2 has its value, or the text that is sent', () => {
  const examples = {
    value: { dataValue: [{ id: 1 }, { id: 2 }] },
    both: { dataValue: [{ id: 3 }], serializedValue: '{"id": 3}' },
    text: { serializedValue: '{"id":4}' },
  };
  const { both } = shownAs('application/jsonl', { itemSchema: row, examples });
  expect(textsOf(both)[0]).toEqual(['{"id":1}\n{"id":2}', '{"id": 3}', '{"id":4}']);
});

test('B128, B129: a sequence says that each item begins with a separator', () => {
  const { both, copy } = shownAs('application/json-seq', { itemSchema: row });
  for (const { headHtml } of both) expect(headHtml).toContain('record separator (U+001E)');
  expect(copy.split('record separator (U+001E)')).toHaveLength(3);
  const { both: none } = shownAs('application/json-seq', { example: '{}' });
  expect(none[0].headHtml).toContain('record separator');
});

test('B130: the data of an event is what its contentSchema says', () => {
  const event = (data: JsonObject): JsonObject => ({
    type: 'object',
    properties: { event: { const: 'add' }, data: { type: 'string', ...data } },
  });
  const json = { contentMediaType: 'application/json', contentSchema: row };
  const shown = (data: JsonObject) =>
    textsOf(shownAs('text/event-stream', { itemSchema: event(data) }).both)[0]?.[0];
  expect(shown(json)).toBe('event: add\ndata: {"id":7}');
  expect(shown({ ...json, example: 'own' })).toBe('event: add\ndata: own');
  expect(shown({ ...json, contentMediaType: 'text/csv' })).toBe('event: add\ndata: string');
  const oneOf: JsonObject[] = [{ properties: { data: json } }, { title: 'Other' }];
  const choice = { ...event({}), oneOf };
  const { both } = shownAs('text/event-stream', { itemSchema: choice });
  expect(textsOf(both)[0]).toEqual(['event: add\ndata: {"id":7}']);
  const again = {
    ...json,
    contentSchema: { type: 'object', properties: { a: { type: 'string', ...json } } },
  };
  expect(shown(again)).toBe('event: add\ndata: {"a":"string"}');
});
