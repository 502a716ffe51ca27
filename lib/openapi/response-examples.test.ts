import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { render } from './__fixtures__/all-operations.ts';
import type { OperationData } from './pages/data.ts';
import { readDocument } from './read-document.ts';

test('B130: the example of a response has no name in Swagger 2.0', async () => {
  const folder = folderOf({
    'a.yaml': `swagger: '2.0'
info: { title: T, version: '1' }
host: a.example
responses:
  shared: { description: shared, examples: { text/plain: hello } }
paths:
  /a:
    get:
      operationId: a
      produces: [application/json]
      responses:
        200: { description: ok, examples: { application/json: { response: { value: 1 } } } }
        400: { $ref: '#/responses/shared' }
`,
  });
  const { document } = await readDocument(folder, 'a.yaml');
  rmSync(folder, { recursive: true });
  const { responses } = render(document!).pages.get('operation-a') as OperationData;
  const examples = responses.flatMap(({ contents }) => contents.flatMap((each) => each.examples));
  expect(examples.map(({ label, text }) => [label, text.replace(/\s+/g, ' ')])).toEqual([
    [undefined, '{ "response": { "value": 1 } }'],
    [undefined, 'hello'],
  ]);
});
