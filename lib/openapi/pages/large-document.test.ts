import { expect, test } from 'vitest';
import { render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';

const names = Array.from({ length: 15 }, (_, index) => `part${index}`);
const object = (below: JsonObject): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, below])),
});
const content = (ref: string): JsonObject => ({
  description: 'An answer.',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${ref}` } } },
});
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Wide', version: '1' },
  components: { schemas: { Wide: object(object({ type: 'string' })), Fault: object({}) } },
  paths: {
    '/a': { get: { operationId: 'a', responses: { 200: content('Wide'), 404: content('Fault') } } },
  },
};
const operation = (isLarge: boolean): OperationData => {
  const data = render(document, 'test', false, isLarge).pages.get('operation-a');
  return data as OperationData;
};
const contents = (data: OperationData) => data.responses.map((response) => response.contents[0]!);

test('B129: of a large document, a status after another has a link to the file of its schema', () => {
  const [first, second] = contents(operation(true));
  expect(first?.treeHtml).toContain('id="~part0"');
  expect(second?.treeHtml).toMatch(/^<a class="more" href="\/_content\/api\/test\/en\/\w+\.html"/);
  expect(second?.treeFile).toBeUndefined();
  expect(contents(operation(false))[1]?.treeHtml).toContain('part14');
});

test('B130: examples of a large document are shorter', () => {
  const lines = (data: OperationData) => contents(data)[0]!.examples[0]!.text.split('\n').length;
  // The second level has 225 values.
  expect(lines(operation(true))).toBeLessThan(50);
  expect(lines(operation(false))).toBeGreaterThan(225);
});
