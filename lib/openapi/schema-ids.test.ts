import { expect, test } from 'vitest';
import { render } from './__fixtures__/all-operations.ts';
import type { JsonObject } from './json.ts';
import type { ModelData } from './pages/data.ts';
import { withPointers } from './schema-ids.ts';

const document = (schemas: JsonObject, more: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {},
  components: { schemas },
  ...more,
});
const schemasOf = (schemas: JsonObject, more?: JsonObject) =>
  (withPointers(document(schemas, more)).components as JsonObject).schemas;

test('B123: references by address, by anchor, and below an address become pointers', () => {
  expect(
    schemasOf({
      Tree: {
        $id: 'https://a.example/tree',
        $dynamicAnchor: 'node',
        properties: { children: { items: { $dynamicRef: '#node' } } },
      },
      Leaf: { $id: 'https://a.example/leaf', $ref: 'tree' },
      Parts: {
        $id: 'https://a.example/parts',
        properties: { a: { $ref: '#one' }, b: { $ref: '#/$defs/two' }, c: { $ref: 'leaf' } },
        $defs: { one: { $anchor: 'one' }, two: { type: 'string' } },
      },
    }),
  ).toEqual({
    Tree: {
      $dynamicAnchor: 'node',
      properties: { children: { items: { $ref: '#/components/schemas/Tree' } } },
    },
    Leaf: { $ref: '#/components/schemas/Tree' },
    Parts: {
      properties: {
        a: { $ref: '#/components/schemas/Parts/$defs/one' },
        b: { $ref: '#/components/schemas/Parts/$defs/two' },
        c: { $ref: '#/components/schemas/Leaf' },
      },
      $defs: { one: { $anchor: 'one' }, two: { type: 'string' } },
    },
  });
});

test('B129: a discriminator may name its options by address', () => {
  const mapping = { kitty: 'https://a.example/cat', plain: 'Cat', far: './elsewhere.json' };
  expect(
    schemasOf({
      Pet: { discriminator: { propertyName: 'kind', mapping } },
      Cat: { $id: 'https://a.example/cat' },
    }),
  ).toEqual({
    Pet: {
      discriminator: {
        propertyName: 'kind',
        mapping: { ...mapping, kitty: '#/components/schemas/Cat' },
      },
    },
    Cat: {},
  });
});

test('B123: a document may have an address of its own', () => {
  const $self = 'https://a.example/v1/api.yaml';
  expect(
    schemasOf(
      { A: { $ref: 'api.yaml#/components/schemas/B' }, B: { $ref: 'other.yaml#/B' } },
      { $self },
    ),
  ).toEqual({ A: { $ref: '#/components/schemas/B' }, B: { $ref: 'other.yaml#/B' } });
});

test('B123: in a schema with an address, a pointer may mean the whole document; data and names stay', () => {
  const schemas = {
    Odd: {
      $id: 'https://a.example/odd',
      properties: { other: { $ref: '#/components/schemas/Other' }, $id: { type: 'string' } },
      example: { $id: 'https://a.example/data', $ref: '#/nowhere' },
      examples: [{ $id: 'https://a.example/data' }],
    },
    Other: { type: 'string' },
  };
  const { $id, ...left } = schemas.Odd;
  expect($id).toBe('https://a.example/odd');
  expect(schemasOf(schemas)).toEqual({ ...schemas, Odd: left });
  const plain = document({ A: { $ref: '#/components/schemas/B' }, B: {} });
  expect(withPointers(plain)).toBe(plain);
});

test('B123: what is beside a reference adds to its target instead of replacing it', () => {
  const { pages } = render(
    document({
      Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      More: {
        $ref: '#/components/schemas/Base',
        required: ['name'],
        properties: { name: { type: 'string' } },
      },
    }),
    'test',
    true,
  );
  const { headHtml, treeHtml } = pages.get('model-more') as ModelData;
  expect(headHtml).toContain('>More</code>');
  expect(treeHtml.match(/class="name">\w+/g)).toEqual(['class="name">id', 'class="name">name']);
  expect(treeHtml.match(/data-flag="required"/g)).toHaveLength(2);
});
