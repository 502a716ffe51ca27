import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { Spec } from '../spec.ts';
import { generatedValue } from './examples.ts';

/** The example of a schema, and of a reference to it. */
const examplesOf = (schema: JsonObject): (Json | undefined)[] => {
  const spec = new Spec({ openapi: '3.1.0', components: { schemas: { A: schema } } });
  return [schema, { $ref: '#/components/schemas/A' }].map((each) => generatedValue(spec, each));
};

const feature: JsonObject = {
  type: 'Feature',
  properties: { active: false, old: { deprecated: true, v: 1 }, name: 'n' },
  rule: { minItems: 50, minLength: 5000, format: 'date', maxLength: 3 },
};

test.each<[string, JsonObject]>([
  ['example', { example: feature }],
  ['examples', { examples: [feature] }],
  ['default', { default: feature }],
  ['const', { const: feature }],
  ['enum', { enum: [feature] }],
])('B130: what a schema gives as `%s` is data, and shown as it is', (_, given) => {
  expect(examplesOf({ type: 'object', ...given })).toEqual([feature, feature]);
});

test('B130: a property may have the name of a keyword', () => {
  const old = { type: 'string', deprecated: true };
  const below = { type: 'object', properties: { old, format: { type: 'string' } } };
  const names = ['example', 'examples', 'default', 'const', 'enum', 'properties', 'value'];
  const shown = Object.fromEntries(names.map((name) => [name, { format: 'string' }]));
  expect(
    examplesOf({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, below])),
    }),
  ).toEqual([shown, shown]);
});

test('B130: what is deprecated is in an example only if it is required', () => {
  const properties: JsonObject = {
    old: { type: 'string', deprecated: true },
    older: { type: 'string', deprecated: true },
  };
  const required = ['old'];
  const least = { old: 'string' };
  expect(examplesOf({ type: 'object', required, properties })).toEqual([least, least]);
  const described = { type: 'object', properties };
  expect(examplesOf({ allOf: [{ required }, described] })).toEqual([least, least]);
  expect(examplesOf({ required, allOf: [described] })).toEqual([least, least]);
  expect(examplesOf({ ...described, allOf: [{ required }] })).toEqual([least, least]);
});

test('null is not the example where it is an option among others', () => {
  const pet = { type: 'object', properties: { id: { type: 'integer' } } };
  for (const kind of ['oneOf', 'anyOf'])
    expect(examplesOf({ [kind]: [{ type: 'null' }, pet] })).toEqual([{ id: 0 }, { id: 0 }]);
});
