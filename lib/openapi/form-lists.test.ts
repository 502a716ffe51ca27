import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { render } from './__fixtures__/all-operations.ts';
import type { OperationData } from './pages/data.ts';
import { sampleValues } from './pages/sample-values.ts';
import { readDocument } from './read-document.ts';

test('B132: a form of Swagger 2.0 writes its lists in their format, with commas by default', async () => {
  const folder = folderOf({
    'a.yaml': `swagger: '2.0'
info: { title: T, version: '1' }
host: a.example
parameters:
  shared: { name: shared, in: formData, type: array, items: { type: string }, default: [a, b] }
paths:
  /a:
    parameters: [{ $ref: '#/parameters/shared' }]
    post:
      operationId: a
      consumes: [application/x-www-form-urlencoded]
      parameters:
        - { name: bars, in: formData, type: array, items: { type: string }, collectionFormat: pipes, default: [a, b] }
        - { name: tabs, in: formData, type: array, items: { type: string }, collectionFormat: tsv, default: [a, b] }
        - { name: each, in: formData, type: array, items: { type: string }, collectionFormat: multi, default: [a, b] }
        - { name: text, in: formData, type: string, default: t }
      responses: { 204: { description: done } }
`,
  });
  const { document, problems } = await readDocument(folder, 'a.yaml');
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  const data = render(document!).pages.get('operation-a') as OperationData;
  const { body } = sampleValues(data, 'text');
  expect(body!.split('&').sort()).toEqual([
    'bars=a%7Cb',
    'each=a',
    'each=b',
    'shared=a,b',
    'tabs=a%09b',
    'text=t',
  ]);
});
