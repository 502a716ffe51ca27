import { expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { Spec } from '../spec.ts';
import { generatedValue } from './examples.ts';

/** Schemas on so many levels, each with so many references to the level below. */
function levels(count: number, references: number): Spec {
  const schemas: JsonObject = { S0: { type: 'string' } };
  for (let level = 1; level <= count; level++)
    schemas[`S${level}`] = {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: references }, (_, index): [string, Json] => [
          `p${index}`,
          { $ref: `#/components/schemas/S${level - 1}` },
        ]),
      ),
    };
  return new Spec({ openapi: '3.1.0', components: { schemas } });
}

const sizeOf = (value: unknown) => JSON.stringify(value, null, 2).length;

test.each([
  [7, 3],
  [7, 4],
  [12, 10],
  [60, 30],
])('B127: an example of %i levels with %i references on each stays small', (depth, references) => {
  const spec = levels(depth, references);
  const value = generatedValue(spec, { $ref: `#/components/schemas/S${depth}` });
  expect(Object.keys(value as JsonObject)[0]).toBe('p0');
  expect(sizeOf(value)).toBeLessThan(32_000);
});

test('B127: an example that fits is as deep as before', () => {
  const value = generatedValue(levels(6, 1), { $ref: '#/components/schemas/S6' });
  expect(JSON.stringify(value)).toBe('{"p0":{"p0":{"p0":{"p0":{"p0":{"p0":"string"}}}}}}');
});

test('B127: demands for long lists and texts are cut', () => {
  const items: JsonObject = { type: 'string', minLength: 50_000_000 };
  const value = generatedValue(new Spec({}), { type: 'array', minItems: 9_000_000, items });
  expect(value).toHaveLength(10);
  expect(sizeOf(value)).toBeLessThan(32_000);
});

test('B127: of a schema with thousands of properties, the example has the first', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index): [string, Json] => [`p${index}`, { type: 'string' }]),
  );
  const value = generatedValue(new Spec({}), { type: 'object', properties });
  expect(value).toMatchObject({ p0: 'string', p7: 'string' });
  expect(sizeOf(value)).toBeLessThan(32_000);
});

test('B127: a schema that is part of itself has an end', () => {
  const spec = new Spec({
    components: {
      schemas: { Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'object' }] } },
    },
  });
  expect(sizeOf(generatedValue(spec, { $ref: '#/components/schemas/Loop' }) ?? {})).toBeLessThan(9);
});

test('a length that a date cannot have is no line in the log of a build', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const long = { type: 'string', format: 'date-time', minLength: 24, maxLength: 2 };
  const schema = {
    type: 'object',
    properties: { at: long, name: { type: 'string', minLength: 7 } },
  };
  expect(generatedValue(new Spec({}), schema)).toEqual({
    at: '2019-08-24T14:15:22Z',
    name: 'strings',
  });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
