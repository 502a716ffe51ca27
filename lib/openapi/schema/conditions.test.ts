import { expect, test } from 'vitest';
import { schemaHeadHtml, schemaTreeHtml } from '../html/schema-html.ts';
import type { TreeContext } from '../html/tree-context.ts';
import type { Json, JsonObject } from '../json.ts';
import { schemaOutline } from '../markdown/schema-outline.ts';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { Spec } from '../spec.ts';
import { englishWords } from '../__fixtures__/all-operations.ts';
import { schemaView } from './view.ts';

const words = englishWords();
const context: TreeContext = {
  words,
  markdown: (text) => `<p>${text}</p>`,
  fragment: ({ name }) => `/part/${name ?? ''}`,
};
const spec = new Spec({
  components: {
    schemas: {
      Animal: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' }, mother: { $ref: '#/components/schemas/Animal' } },
        discriminator: { propertyName: 'kind', mapping: { dog: '#/components/schemas/Dog' } },
      },
      Cat: {
        allOf: [
          { $ref: '#/components/schemas/Animal' },
          { properties: { lives: { type: 'integer' } } },
        ],
      },
      Lion: {
        allOf: [
          { $ref: '#/components/schemas/Cat' },
          { properties: { mane: { type: 'boolean' } } },
        ],
      },
      Dog: { type: 'object', properties: { barks: { type: 'boolean' } } },
    },
  },
});
const treeOf = (schema: Json) => schemaTreeHtml(schemaView(spec, schema), 'response', context);
const copyOf = (schema: Json) =>
  markdownText({
    type: 'root',
    children: schemaOutline(schemaView(spec, schema), 'response', words),
  });

test('B125: a discriminator without options shows the schemas that are made from it, each whole', () => {
  const base = { $ref: '#/components/schemas/Animal' };
  const [choice] = schemaView(spec, base).choices();
  expect(
    choice!.options.map(({ value, view }) => [
      value,
      view.rows('response').map(({ name }) => name),
    ]),
  ).toEqual([
    ['Cat', ['lives', 'kind', 'mother']],
    ['dog', ['barks']],
    ['Lion', ['mane', 'lives', 'kind', 'mother']],
  ]);
  const html = treeOf(base);
  for (const name of ['lives', 'mane', 'barks']) {
    expect(html).toContain(`>${name}</code>`);
    expect(copyOf(base)).toContain(`\`${name}\``);
  }
  // The mother is an animal again: a part of its own, not a tree without end.
  expect(html).toContain('/part/Animal');
  // A subtype itself has no options.
  expect(schemaView(spec, { $ref: '#/components/schemas/Lion' }).choices()).toEqual([]);
});

test('B125: not, if, then, else and dependencies are shown, those of every part of allOf', () => {
  const schema: Json = {
    type: 'object',
    properties: { a: { type: 'string' } },
    not: { required: ['banned'], properties: { banned: {} } },
    dependentRequired: { card: ['address', 'zip'] },
    dependentSchemas: { coupon: { properties: { percent: { type: 'integer' } } } },
    allOf: [
      { if: { properties: { a: { const: 'x' } } }, then: { properties: { onlyX: {} } } },
      {
        if: { properties: { a: { const: 'y' } } },
        then: { properties: { onlyY: {} } },
        else: { properties: { neither: {} } },
      },
    ],
  };
  const html = treeOf(schema);
  const copy = copyOf(schema);
  for (const name of ['banned', 'percent', 'onlyX', 'onlyY', 'neither']) {
    expect(html).toContain(`>${name}</code>`);
    expect(copy).toContain(`\`${name}\``);
  }
  expect(html.match(/>if<\/span>/g)).toHaveLength(2);
  expect(html).toContain('With coupon it must be');
  expect(schemaHeadHtml(schemaView(spec, schema), context)).toContain(
    'Required with card: <code>address</code>, <code>zip</code>',
  );
  expect(copyOf({ properties: { pay: schema } })).toContain('Required with card: `address`, `zip`');
});

test('B125: then and else without if say nothing, and so nothing is shown', () => {
  expect(schemaView(spec, { then: { properties: { a: {} } } }).conditions()).toEqual([]);
});

test('B124: limits of a list, and of each of its items', () => {
  const schema = {
    type: 'array',
    maxItems: 3,
    items: { type: 'string', enum: ['a', 'b'], minLength: 2, maxLength: 5, pattern: '^x' },
  };
  const html = schemaHeadHtml(schemaView(spec, schema), context);
  expect(html).toContain('Possible values: <code>[a, b]</code>, <code>&lt;= 3 items</code>');
  expect(html).toContain(
    'Each item: <code>&gt;= 2 and &lt;= 5 characters</code>, text that matches <code>^x</code>',
  );
  expect(copyOf({ properties: { list: schema } })).toContain(
    'Each item: `>= 2 and <= 5 characters`, text that matches `^x`.',
  );
});

test('B125: how many items contain something', () => {
  const of = (limits: JsonObject) => {
    const schema = { type: 'array', contains: { type: 'integer' }, ...limits };
    return [treeOf(schema), copyOf({ properties: { list: schema } })];
  };
  for (const [limits, words] of [
    [{}, 'At least one item is'],
    [{ minContains: 2 }, 'Items like this (>= 2):'],
    [{ maxContains: 5 }, 'Items like this (>= 1 and <= 5):'],
    [{ minContains: 0, maxContains: 3 }, 'Items like this (<= 3):'],
    [{ minContains: 0 }, 'Items like this (>= 0):'],
  ] as const) {
    const [html, copy] = of(limits);
    expect(html).toContain(words.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(copy?.replaceAll('\\', '')).toContain(words);
  }
});

test('B125: what a text contains, and how it is encoded', () => {
  const schema = {
    type: 'string',
    format: 'token',
    contentMediaType: 'application/jwt',
    contentEncoding: 'base64url',
    contentSchema: { type: 'object', properties: { issuer: { type: 'string' } } },
  };
  const html = schemaHeadHtml(schemaView(spec, schema), context) + treeOf(schema);
  const copy = copyOf({ properties: { token: schema } });
  expect(html).toContain('Media type of the contents: <code>application/jwt</code>');
  expect(html).toContain('Encoding of the contents: <code>base64url</code>');
  expect(html).toContain('Its contents are');
  expect(html).toContain('>issuer</code>');
  expect(copy).toContain('Media type of the contents: `application/jwt`');
  expect(copy).toContain('Encoding of the contents: `base64url`');
  expect(copy).toMatch(/Its contents are [^]*`issuer`/);
  // Of contents without a media type, JSON Schema ignores the schema; of other values, all of it.
  expect(treeOf({ ...schema, contentMediaType: undefined } as never)).not.toContain('issuer');
  expect(schemaHeadHtml(schemaView(spec, { ...schema, type: 'integer' }), context)).not.toContain(
    'base64url',
  );
});

test('B125: where more is said about a schema', () => {
  const schema = { type: 'object', externalDocs: { url: 'https://docs.example/order' } };
  expect(schemaHeadHtml(schemaView(spec, schema), context)).toContain(
    'More information: <https://docs.example/order>',
  );
  expect(copyOf({ properties: { order: schema } })).toContain('<https://docs.example/order>');
  const code = { ...schema, externalDocs: { url: 'javascript:alert(1)' } };
  expect(schemaHeadHtml(schemaView(spec, code), context)).not.toContain('javascript');
});

test('B125: a rule that is true or false is shown where it says something', () => {
  const kinds = (schema: JsonObject) =>
    schemaView(spec, schema)
      .conditions()
      .map(({ kind, view }) => `${kind} ${view?.type}`);
  expect(kinds({ if: { type: 'string' }, then: false, else: true })).toEqual([
    'if string',
    'then never',
  ]);
  expect(kinds({ not: true, propertyNames: false })).toEqual(['not any', 'propertyNames never']);
  expect(kinds({ not: false, propertyNames: true })).toEqual([]);
  expect(kinds({ dependentSchemas: { a: false, b: true } })).toEqual(['dependentSchemas never']);
  expect(treeOf({ if: { type: 'string' }, then: false })).toContain('It must be');
  expect(copyOf({ if: { type: 'string' }, then: false })).toContain('It must be `never`');
});

test('B125: null alone is a type, not a mark', () => {
  expect(schemaView(spec, { type: 'null' }).nullable).toBe(false);
  expect(copyOf({ properties: { gone: { type: 'null' } } })).toContain('`gone` `null`');
  expect(copyOf({ properties: { gone: { type: 'null' } } })).not.toContain('nullable');
});
