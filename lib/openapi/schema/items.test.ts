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
const spec = new Spec({});
const rowsOf = (schema: Json) =>
  schemaView(spec, schema)
    .rows('both')
    .map(({ name, view }) => `${name} ${view.type}`);
/** A schema in a page: its head and its tree. */
const pageOf = (schema: Json) =>
  schemaHeadHtml(schemaView(spec, schema), context) +
  schemaTreeHtml(schemaView(spec, schema), 'response', context);
/** A property with the schema, in a Markdown copy. */
const copyOf = (schema: Json) =>
  markdownText({
    type: 'root',
    children: schemaOutline(schemaView(spec, { properties: { p: schema } }), 'response', words),
  });

test('B125: a tuple shows its places, and what follows them', () => {
  const schema: JsonObject = {
    type: 'array',
    prefixItems: [{ type: 'integer' }, { type: 'string', description: 'second item' }],
    items: { type: 'boolean', description: 'rest' },
  };
  const rows = ['[0] integer', '[1] string', '[2…] boolean'];
  expect(rowsOf(schema)).toEqual(rows);
  expect(rowsOf({ type: 'array', items: schema })).toEqual(rows);
  expect(schemaView(spec, schema)).toMatchObject({
    type: '[integer, string, ...boolean[]]',
    description: undefined,
  });
  expect(copyOf(schema)).toContain('`[2…]` `boolean` – rest');
  expect(pageOf(schema)).toContain('second item');
  const { items, ...tuple } = schema;
  expect(rowsOf({ ...tuple, unevaluatedItems: items! })).toEqual(rows);
  expect(rowsOf({ ...tuple, items: false })).toEqual(rows.slice(0, 2));
});

test.each<[string, Json, string]>([
  [
    'more properties',
    { properties: { a: {} }, additionalProperties: false },
    'No other properties',
  ],
  [
    'unevaluated properties',
    { patternProperties: { '^x': {} }, unevaluatedProperties: false },
    'No other properties',
  ],
  [
    'properties beside a choice',
    { oneOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
    'No other properties',
  ],
  ['more items', { prefixItems: [{}], items: false }, 'No other items'],
  ['unevaluated items', { prefixItems: [{}], unevaluatedItems: false }, 'No other items'],
])('B124: an object or a tuple without %s says so once', (_, schema, line) => {
  expect(pageOf(schema).split(`<p class="fact">${line}</p>`)).toHaveLength(2);
  expect(copyOf(schema).split(`${line}.`)).toHaveLength(2);
  const list = { type: 'array', items: schema };
  expect(pageOf(list).split(line)).toHaveLength(2);
});

test('B124: nothing is said about other properties where none are listed', () => {
  expect(pageOf({ type: 'object', additionalProperties: false })).not.toContain('No other');
  expect(pageOf({ properties: { a: {} } })).not.toContain('No other');
});

test('B126: the constant of the items is the only value of their list', () => {
  const schema = { type: 'array', items: { const: 'x' } };
  expect(pageOf(schema)).toContain('Possible values: <code>[x]</code>');
  expect(copyOf(schema)).toContain('Possible values: `[x]`');
});

test('B126: each of several lists in each other has its own limits and words', () => {
  const schema: JsonObject = {
    type: 'array',
    minItems: 1,
    description: 'Polygon',
    items: {
      type: 'array',
      minItems: 4,
      description: 'Ring',
      items: { type: 'array', uniqueItems: true, items: { type: 'number', minimum: -180 } },
    },
  };
  const lines: [string, string][] = [
    ['Possible values:', '>= 1 items'],
    ['Each inner list (level 2):', '>= 4 items'],
    ['Each inner list (level 3):', 'unique items'],
    ['Each item:', '>= -180'],
  ];
  expect(copyOf(schema)).toContain(
    `– Polygon. Ring. ${lines.map(([label, limit]) => `${label} \`${limit}\`.`).join(' ')}`,
  );
  for (const [label, limit] of lines)
    expect(pageOf(schema)).toContain(`${label} <code>${limit.replace('>', '&gt;')}</code>`);
});

test('B126: what texts in a list contain is said', () => {
  const schema = { type: 'array', items: { type: 'string', contentEncoding: 'base64' } };
  expect(pageOf(schema)).toContain('Encoding of the contents: <code>base64</code>');
  expect(copyOf(schema)).toContain('Encoding of the contents: `base64`');
});

test('B127: rules and choices of a list are shown beside those of its items', () => {
  const schema: JsonObject = {
    type: 'array',
    contains: { const: 'main' },
    anyOf: [{ minItems: 2 }, { uniqueItems: true }],
    items: {
      type: 'array',
      items: { type: 'string', not: { const: 'x' } },
      contains: { const: 'y' },
    },
  };
  for (const text of [pageOf(schema), copyOf(schema)]) {
    expect(text.match(/At least one item is[^]*?Constant value/g)).toHaveLength(2);
    expect(text).toContain('Must not be');
    expect(text).toMatch(/One or more of these[^]*unique items/);
  }
  const tree = { $ref: '#/components/schemas/Tree' };
  const own = new Spec({
    components: { schemas: { Tree: { type: 'array', items: tree, contains: { const: 1 } } } },
  });
  expect(schemaView(own, tree).conditions().length).toBeLessThan(3);
});
