import { expect, test } from 'vitest';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { RenderInput } from './render-api.ts';

/** A schema in itself, whose parts have files. */
const node = (words: JsonObject): JsonObject => ({
  type: 'object',
  properties: { below: { $ref: '#/components/schemas/Node' }, kind: words },
});
const documentWith = (words: JsonObject): JsonObject =>
  documentOf(
    {
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
      },
    },
    { components: { schemas: { Node: node(words) } } },
  );
const described = documentWith({ type: 'string', description: 'See [the guide](../guide.md).' });

const partsOf = (document: JsonObject, more: Partial<RenderInput> = {}) => [
  ...render(document, 'test', false, false, more).files,
];
const moved = { link: () => ({ href: '/moved' }) };

test('a part of the same content has the same file', () => {
  expect(partsOf(described)).toHaveLength(1);
  expect(partsOf(structuredClone(described))).toEqual(partsOf(described));
});

test.each<[string, Partial<RenderInput>]>([
  ['the page that a description links to has moved', moved],
  ['its link is none any more', { link: () => undefined }],
  ['its link opens a new tab', { link: (href) => ({ href, external: true }) }],
  ['words or code have changed', { version: 'other' }],
  ['the language is called otherwise', { htmlLang: 'en-GB' }],
  ['the site is below another path', { basePath: '/docs' }],
])('a part has another file when %s', (_, more) => {
  const [[name]] = partsOf(described) as [[string, string]];
  const [[other]] = partsOf(described, more) as [[string, string]];
  expect(other).not.toBe(name);
});

test.each<[string, JsonObject]>([
  ['a meaning of a value', { enum: ['a'], 'x-enumDescriptions': { a: 'See [it](b.md).' } }],
  ['more information', { externalDocs: { url: 'https://own.example/guide' } }],
])('links in %s count, too', (_, words) => {
  const document = documentWith({ type: 'string', ...words });
  const [[name, html]] = partsOf(document) as [[string, string]];
  const [[other, otherHtml]] = partsOf(document, moved) as [[string, string]];
  expect(otherHtml).not.toBe(html);
  expect(other).not.toBe(name);
});
