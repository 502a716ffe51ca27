import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { render } from './__fixtures__/all-operations.ts';
import type { OperationData } from './pages/data.ts';
import { sampleValues } from './pages/sample-values.ts';
import { readDocument } from './read-document.ts';

test.each([
  ['', 'https://{account}.b.example/a'],
  ['schemes: [http]', 'http://{account}.b.example/a'],
])('B133: a host with variables keeps those without a value (%s)', async (schemes, url) => {
  const folder = folderOf({
    'a.yaml': `swagger: '2.0'
info: { title: T, version: '1' }
${schemes}
x-ms-parameterized-host:
  hostTemplate: '{account}.{host}'
  parameters:
    - { name: account, in: path, required: true, type: string }
    - { $ref: '#/parameters/host' }
parameters:
  host: { name: host, in: path, required: true, type: string, default: b.example }
paths:
  /a: { get: { operationId: a, responses: { 204: { description: done } } } }
`,
  });
  const { document, problems } = await readDocument(folder, 'a.yaml');
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  const data = render(document!).pages.get('operation-a') as OperationData;
  expect(sampleValues(data, 'none').url).toBe(url);
});
