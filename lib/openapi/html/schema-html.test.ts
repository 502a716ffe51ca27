import { expect, test } from 'vitest';
import { englishWords, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from '../pages/data.ts';
import { placeIds } from './row-id.ts';

test('a schema that is wide and deep costs a bounded number of rows', () => {
  const schemas: JsonObject = {};
  for (let level = 0; level < 12; level++) {
    const below: JsonObject =
      level < 11 ? { $ref: `#/components/schemas/L${level + 1}` } : { type: 'string' };
    schemas[`L${level}`] = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index}`, below])),
    };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            '200': {
              description: 'd',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/L0' } } },
            },
          },
        },
      },
    },
    components: { schemas },
  } as unknown as JsonObject;
  const { pages, files } = render(document);
  const tree = (pages.get('operation-a') as OperationData).responses[0]!.contents[0]!.treeHtml;
  expect(tree.match(/<li\b/g)!.length).toBeLessThanOrEqual(160);
  expect(tree.match(/<li\b/g)!.length).toBeGreaterThan(60);
  for (const [name, text] of files)
    if (name.endsWith('.html')) expect(text.length).toBeLessThan(100_000);
  // Everything can still be reached: each level is in a file.
  expect([...files.values()].join()).toContain('L11');
});

test('B124, B127: each row has an id; the only list of a wrapper is open', () => {
  const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
  const text: JsonObject = { type: 'string' };
  const { pages, ids } = render({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a/{machine id}': {
        post: {
          operationId: 'a',
          parameters: [{ name: 'machine id', in: 'path', required: true, schema: text }],
          requestBody: {
            content: {
              'application/json': {
                schema: object({ data: object({ inner: object({ x: text }), 'x<y': text }) }),
              },
            },
          },
          responses: {
            400: {
              description: 'No',
              content: { 'application/json': { schema: object({ code: text }) } },
            },
          },
        },
      },
    },
  });
  expect(ids.get('operation-a')).toEqual([
    'request',
    'responses',
    'path-machine-id',
    'body',
    'body-data',
    'body-data.inner',
    'body-data.inner.x',
    'body-data.x-y',
    'response-400',
    'response-400-code',
  ]);
  const { treeHtml } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
  expect(treeHtml.match(/<details class="tree"(?: open="")?>/g)).toEqual([
    '<details class="tree" open="">',
    '<details class="tree">',
  ]);
  expect(placeIds(treeHtml, 'body')).toContain(
    '<li id="body-data.x-y"><button type="button" class="link" aria-label="Copy link to x-y"></button>',
  );
});

test('words of the interface exist for what is shown', () => {
  expect(englishWords()('showProperties', { name: 'x' })).toBe('Properties of x');
});
