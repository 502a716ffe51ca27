import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
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

test('B132: lists in paths and headers keep their formats of Swagger 2.0', async () => {
  const list = (name: string, place: string, format: string) =>
    `{ name: ${name}, in: ${place}, required: true, type: array, items: { type: string }, default: [a, b], collectionFormat: ${format} }`;
  const folder = folderOf({
    'a.yaml': `swagger: '2.0'
info: { title: T, version: '1' }
host: a.example
parameters:
  Pipes: ${list('pipes', 'path', 'pipes')}
paths:
  /{pipes}/{spaces}/{tabs}/{commas}:
    parameters: [{ $ref: '#/parameters/Pipes' }]
    get:
      operationId: a
      parameters:
        - ${list('spaces', 'path', 'ssv')}
        - ${list('tabs', 'path', 'tsv')}
        - ${list('commas', 'path', 'csv')}
        - ${list('X-Pipes', 'header', 'pipes')}
        - ${list('X-Spaces', 'header', 'ssv')}
        - ${list('q', 'query', 'pipes')}
      responses:
        200:
          description: done
          headers:
            X-Tags: { type: array, items: { type: string }, collectionFormat: pipes }
`,
  });
  const { document, problems } = await readDocument(folder, 'a.yaml');
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  const { pages, copies } = render(document!);
  const values = sampleValues(pages.get('operation-a') as OperationData, 'none');
  expect(values.url).toBe('https://a.example/a%7Cb/a%20b/a%09b/a,b?q=a%7Cb');
  expect(values['h:x-pipes']).toBe('a|b');
  expect(values['h:x-spaces']).toBe('a b');
  const copy = markdownText(copies.get('operation-a')!);
  expect(copy.replaceAll('\\', '')).toMatch(/X-Tags.*Separated by vertical bars: `a|b`/);
  expect(copy).toMatch(/`spaces`.*Separated by spaces: `a%20b`/);
});

test('B124, B132: a list in a list of Swagger 2.0 has a format of its own', async () => {
  const folder = folderOf({
    'a.yaml': `swagger: '2.0'
info: { title: T, version: '1' }
host: a.example
paths:
  /a:
    get:
      operationId: a
      parameters:
        - name: pipes
          in: query
          required: true
          type: array
          collectionFormat: multi
          items: { type: array, collectionFormat: pipes, items: { type: string } }
          default: [[a, b], [c]]
        - name: commas
          in: query
          required: true
          type: array
          collectionFormat: ssv
          items: { type: array, items: { type: integer } }
          default: [[1, 2], [3]]
      responses: { 204: { description: done } }
`,
  });
  const { document, problems } = await readDocument(folder, 'a.yaml');
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  const { pages, copies } = render(document!);
  const { url } = sampleValues(pages.get('operation-a') as OperationData, 'none');
  expect(decodeURIComponent(url!)).toBe('https://a.example/a?pipes=a|b&pipes=c&commas=1,2 3');
  const copy = markdownText(copies.get('operation-a')!);
  expect(copy).toContain('`pipes=a%7Cb&pipes=c%7Cd`');
  expect(copy).toContain('`commas=a%2Cb%20c%2Cd`');
});
