import { expect, test } from 'vitest';
import { schemaHeadHtml, schemaTreeHtml } from '../html/schema-html.ts';
import type { TreeContext } from '../html/tree-context.ts';
import type { Json } from '../json.ts';
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

test('B125: where more is said about a schema', () => {
  const schema = { type: 'object', externalDocs: { url: 'https://docs.example/order' } };
  expect(schemaHeadHtml(schemaView(spec, schema), context)).toContain(
    'More information: <https://docs.example/order>',
  );
  expect(copyOf({ properties: { order: schema } })).toContain('<https://docs.example/order>');
  const code = { ...schema, externalDocs: { url: 'javascript:alert(1)' } };
  expect(schemaHeadHtml(schemaView(spec, code), context)).not.toContain('javascript');
});
