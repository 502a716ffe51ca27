import { expect, test } from 'vitest';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';

const text = { type: 'string' };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const schemas: JsonObject = {
  Event: {
    oneOf: [ref('Made'), ref('Lost')],
    discriminator: { propertyName: 'type', mapping: { made: ref('Made').$ref!, lost: 'Lost' } },
  },
  Base: { required: ['type'], properties: { type: { ...text, enum: ['lost', 'made'] } } },
  Made: { allOf: [ref('Base'), { type: 'object', properties: { by: text } }] },
  Lost: { type: 'object', properties: { type: text, why: text } },
  Pet: {
    type: 'object',
    discriminator: { propertyName: 'kind', mapping: { kitty: ref('Cat').$ref! } },
    properties: { kind: text },
  },
  Cat: { allOf: [ref('Pet'), { type: 'object', properties: { meow: text } }] },
  Dog: { allOf: [ref('Pet'), { type: 'object', properties: { bark: text } }] },
  Fixed: { type: 'object', properties: { type: { const: 'own' } } },
};

/** The example of a body and those of its options. */
function bodyOf(schema: JsonObject) {
  const content = { 'application/json': { schema } };
  const { pages } = render(documentOf({ requestBody: { content } }, { components: { schemas } }));
  const [body] = (pages.get('operation-a') as OperationData).body!.contents;
  const parsed = (json: string) => JSON.parse(json) as unknown;
  return {
    example: parsed(body!.examples[0]!.text),
    variants: Object.fromEntries(
      Object.entries(body!.variants).map(([key, json]) => [key, parsed(json)]),
    ),
  };
}

test('B130: a discriminator names the schema that the example follows, as the mapping says', () => {
  const made = { type: 'made', by: 'string' };
  expect(bodyOf(ref('Event'))).toEqual({
    example: made,
    variants: { made, lost: { type: 'lost', why: 'string' } },
  });
  const list = { type: 'array', items: ref('Event') };
  expect(bodyOf({ type: 'object', properties: { list } }).example).toEqual({ list: [made] });
});

test('B130: a schema made from one with a discriminator names itself', () => {
  expect(bodyOf(ref('Cat')).example).toEqual({ kind: 'kitty', meow: 'string' });
  expect(bodyOf(ref('Dog')).example).toEqual({ kind: 'Dog', bark: 'string' });
});

test('B130: a constant of the property stays', () => {
  const schema = { oneOf: [ref('Fixed')], discriminator: { propertyName: 'type' } };
  expect(bodyOf(schema).example).toEqual({ type: 'own' });
});

test('B128: a part of itself has no bodies for its options again', () => {
  schemas.Tree = {
    type: 'object',
    properties: { value: { oneOf: [text, { type: 'integer' }] }, tree: ref('Tree') },
  };
  expect(Object.keys(bodyOf(ref('Tree')).variants)).toEqual(['value: string', 'value: integer']);
});

test('B130: a schema that others are made from is shown as the first of them', () => {
  const cat = { kind: 'kitty', meow: 'string' };
  expect(bodyOf(ref('Pet'))).toEqual({
    example: cat,
    variants: { kitty: cat, Dog: { kind: 'Dog', bark: 'string' } },
  });
  const pets = { type: 'array', items: ref('Pet') };
  expect(bodyOf({ type: 'object', properties: { pets } }).example).toEqual({ pets: [cat] });
});

test('B130: a schema that others are made from keeps the example of the document', () => {
  const own = (more: JsonObject, kind: JsonObject = {}): JsonObject => ({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    properties: { kind: { ...text, ...kind } },
    ...more,
  });
  schemas.Fish = own({ example: { kind: 'Any' } });
  schemas.Bird = own({}, { example: 'Owl' });
  for (const [name, base] of [
    ['Eel', 'Fish'],
    ['Crow', 'Bird'],
    ['Owl', 'Bird'],
  ] as const)
    schemas[name] = { allOf: [ref(base), { type: 'object', properties: { [name]: text } }] };
  expect(bodyOf(ref('Fish')).example).toEqual({ kind: 'Any' });
  expect(bodyOf(ref('Bird')).example).toEqual({ kind: 'Owl', Owl: 'string' });
});
