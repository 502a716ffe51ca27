import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { Spec } from '../spec.ts';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import type { OperationData } from './data.ts';
import { examplesOf } from './examples.ts';

const schemas: JsonObject = {
  Pet: {
    type: 'object',
    properties: {
      id: { type: 'integer', xml: { attribute: true } },
      name: { type: 'string', example: 'Tom & "Jerry"' },
    },
  },
  Dog: {
    allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { bark: { type: 'string' } } }],
  },
  Loop: {
    anyOf: [
      { properties: { id: { type: 'integer' }, again: { $ref: '#/components/schemas/Loop' } } },
    ],
  },
  Tag: { type: 'object', xml: { name: 'tag' }, properties: { id: { type: 'integer' } } },
};

function xmlOf(media: JsonObject): string[] {
  const spec = new Spec({ openapi: '3.1.0', components: { schemas } });
  const [example] = examplesOf(spec, 'application/xml', media, 'response', 400);
  return (example?.text ?? '').split('\n').map((line) => line.trim());
}

const ofSchema = (schema: Json) => xmlOf({ schema }).join('');

const text = { type: 'string' };
const pet = { $ref: '#/components/schemas/Pet' };

test.each<[string, Json, string]>([
  ['a component', pet, '<Pet id="0"><name>Tom &amp; "Jerry"</name></Pet>'],
  [
    'a component made of another',
    { $ref: '#/components/schemas/Dog' },
    '<Dog id="0"><name>Tom &amp; "Jerry"</name><bark>string</bark></Dog>',
  ],
  ['an object without a name', { properties: { a: text } }, '<root><a>string</a></root>'],
  [
    'a name with a namespace',
    { xml: { name: 'o', namespace: 'urn:x', prefix: 'p' }, properties: { a: text } },
    '<p:o xmlns:p="urn:x"><a>string</a></p:o>',
  ],
  [
    'a list without a name',
    { type: 'array', items: text, minItems: 2 },
    '<root><item>string</item><item>string</item></root>',
  ],
  [
    'a list of components',
    { type: 'array', items: pet },
    '<Pet id="0"><name>Tom &amp; "Jerry"</name></Pet>',
  ],
  [
    'a wrapped list',
    {
      properties: {
        ids: {
          type: 'array',
          xml: { name: 'list', wrapped: true },
          items: { type: 'integer', xml: { name: 'i' } },
        },
      },
    },
    '<root><list><i>0</i></list></root>',
  ],
  [
    'lists of properties',
    {
      properties: {
        ids: { type: 'array', items: { type: 'integer' } },
        tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
      },
    },
    '<root><ids>0</ids><tag><id>0</id></tag></root>',
  ],
  [
    'node types of 3.2',
    {
      xml: { name: 'a' },
      properties: {
        href: { ...text, xml: { nodeType: 'attribute' } },
        words: { ...text, xml: { nodeType: 'text' } },
      },
    },
    '<a href="string">string</a>',
  ],
  [
    'a section of characters',
    {
      xml: { name: 'a' },
      properties: { raw: { ...text, example: '<b>]]>', xml: { nodeType: 'cdata' } } },
    },
    '<a><![CDATA[<b>]]]]><![CDATA[>]]></a>',
  ],
  [
    'a schema within itself, of which the generator makes nothing',
    { $ref: '#/components/schemas/Loop' },
    '<Loop><id>0</id></Loop>',
  ],
  ['null', { properties: { a: { type: 'null' } } }, '<root><a/></root>'],
])('%s is written as XML', (_, schema, expected) => {
  expect(ofSchema(schema)).toBe(expected);
});

test('an object that is the example of XML is written as XML, and a text as it is', () => {
  expect(xmlOf({ schema: pet, example: { id: 7, name: 'Rex' } }).join('')).toBe(
    '<Pet id="7"><name>Rex</name></Pet>',
  );
  expect(xmlOf({ schema: pet, example: '<Pet/>' })).toEqual(['<Pet/>']);
});

const book: JsonObject = {
  type: 'object',
  xml: { name: 'book', namespace: 'https://a.example/ns', prefix: 'b' },
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    title: { type: 'string', xml: { name: 'title' } },
    isbn: { type: 'string', xml: { name: 'ISBN', prefix: 'b' } },
    tags: {
      type: 'array',
      xml: { wrapped: true },
      items: { type: 'string', xml: { name: 'tag' } },
    },
    notes: { type: 'array', items: { type: 'string', xml: { name: 'note' } } },
    plain: { type: 'array', items: text },
  },
};
const PATTERNS: [string, string | undefined][] = [
  ['id', 'id="…"'],
  ['title', undefined],
  ['isbn', '<b:ISBN>…</b:ISBN>'],
  ['tags', '<tags><tag>…</tag></tags>'],
  ['notes', '<note>…</note>'],
  ['plain', undefined],
];
const bodyOf = (type: string, more: JsonObject = {}) => {
  const requestBody = { content: { [type]: { schema: structuredClone(book) }, ...more } };
  const { pages, copies } = render(documentOf({ requestBody }));
  const [content] = (pages.get('operation-a') as OperationData).body!.contents;
  return { ...content!, copy: markdownText(copies.get('operation-a')!) };
};

test('B124: properties and the root say how they are written in XML', () => {
  const { headHtml, treeHtml, copy } = bodyOf('application/xml');
  const root = '<b:book xmlns:b="https://a.example/ns">…</b:book>';
  expect(headHtml).toContain(`In XML: <code>${escapeHtml(root)}</code>`);
  expect(copy).toContain(`In XML: \`${root}\`.`);
  for (const [name, pattern] of PATTERNS) {
    const [, row] = new RegExp(`<li id="~${name}">(.*?)</li>`).exec(treeHtml)!;
    if (pattern === undefined) expect(row).not.toContain('In XML');
    else {
      expect(row).toContain(`In XML: <code>${escapeHtml(pattern)}</code>`);
      expect(copy).toMatch(new RegExp(`\`${name}\`.*In XML: \`${pattern}\``));
    }
  }
});

test('B124: where no body is XML, nothing is said of it', () => {
  const { headHtml, treeHtml, copy } = bodyOf('application/json');
  expect(headHtml! + treeHtml + copy).not.toContain('In XML');
  const both = bodyOf('application/json', { 'text/xml': { schema: book } });
  expect(both.headHtml).not.toContain('In XML');
  expect(both.treeHtml).toContain('In XML');
});
