import { describe, expect, test } from 'vitest';
import { isRecursive } from '../html/tree-size.ts';
import { constraintWords } from '../html/words.ts';
import type { Json, JsonObject } from '../json.ts';
import { Spec } from '../spec.ts';
import { englishWords } from '../__fixtures__/all-operations.ts';
import { constraints } from './constraints.ts';
import { flatten } from './flatten.ts';
import { typeName } from './type-name.ts';
import { schemaView } from './view.ts';
import type { SchemaView } from './view-types.ts';

const spec = new Spec({
  components: {
    schemas: {
      Pet: { type: 'object', properties: { name: { type: 'string' } } },
      Titled: { title: 'A title', type: 'object' },
      Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
      Loop: { $ref: '#/components/schemas/Loop' },
      Self: {
        allOf: [
          { $ref: '#/components/schemas/Self' },
          { type: 'object', properties: { a: { type: 'string' } } },
        ],
      },
      Cat: { type: 'object', properties: { kind: { type: 'string' }, lives: { type: 'integer' } } },
    },
  },
});

test.each<[string, Json, string]>([
  ['a scalar', { type: 'string' }, 'string'],
  ['a format', { type: 'string', format: 'date-time' }, 'string<date-time>'],
  ['an array', { type: 'array', items: { type: 'integer' } }, 'integer[]'],
  [
    'an array of a union',
    { type: 'array', items: { type: ['string', 'number'] } },
    '(string | number)[]',
  ],
  [
    'arrays of arrays',
    { type: 'array', items: { type: 'array', items: { type: 'string' } } },
    'string[][]',
  ],
  [
    'a tuple',
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
    '[string, integer]',
  ],
  ['items that may be null', { items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [
    'items that may be null in 3.0',
    { items: { type: 'integer', nullable: true } },
    '(integer | null)[]',
  ],
  ['a place that may be null', { prefixItems: [{ type: ['string', 'null'] }] }, '[string | null]'],
  ['null alone', { type: 'null' }, 'null'],
  ['null alone, as a list', { type: ['null'] }, 'null'],
  ['a tuple without a type', { prefixItems: [{ type: 'string' }] }, '[string]'],
  [
    'a tuple that goes on',
    { prefixItems: [{ type: 'integer' }], items: { type: ['string', 'boolean'] } },
    '[integer, ...(string | boolean)[]]',
  ],
  ['a union', { type: ['string', 'integer', 'null'] }, 'string | integer'],
  ['a title', { $ref: '#/components/schemas/Titled' }, 'A title'],
  ['a component', { $ref: '#/components/schemas/Pet' }, 'Pet'],
  ['an object without a name', { type: 'object' }, 'object'],
  ['properties without a type', { properties: {} }, 'object'],
  ['an enum without a type', { enum: ['a', 'b'] }, 'string'],
  ['a constant', { const: 4 }, 'number'],
  [
    'options',
    { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/Pet' }] },
    'string | Pet',
  ],
  ['nothing', false, 'never'],
  [
    'a component with words of its own',
    { description: 'Words.', nullable: true, allOf: [{ $ref: '#/components/schemas/Pet' }] },
    'Pet',
  ],
  [
    'a component with more properties',
    { properties: {}, allOf: [{ $ref: '#/components/schemas/Pet' }] },
    'object',
  ],
  ['an option of null', { anyOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'null' }] }, 'Pet'],
  ['nothing', {}, 'any'],
  ['a reference to itself', { $ref: '#/components/schemas/Loop' }, 'any'],
])('B125: the type of %s', (_, schema, expected) => {
  expect(typeName(spec, schema)).toBe(expected);
});

test.each<[JsonObject, string[]]>([
  [{ minLength: 1 }, ['non-empty']],
  [{ minLength: 2, maxLength: 5 }, ['>= 2 and <= 5 characters']],
  [{ minLength: 1, maxLength: 5 }, ['non-empty and <= 5 characters']],
  [{ maxLength: 5 }, ['<= 5 characters']],
  [{ minLength: 8, maxLength: 8 }, ['8 characters']],
  [{ type: 'array', minItems: 2, maxItems: 2 }, ['2 items']],
  [{ minimum: 1, maximum: 9 }, ['>= 1 and <= 9']],
  [{ minimum: 0, exclusiveMinimum: true }, ['> 0']],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 10 }, ['> 0 and < 10']],
  [{ maximum: 9, exclusiveMaximum: true }, ['< 9']],
  [{ pattern: '^a$' }, ['text that matches ^a$']],
  [{ minimum: 5, exclusiveMinimum: 0, maximum: 50, exclusiveMaximum: 100 }, ['>= 5 and <= 50']],
  [{ minimum: 0, exclusiveMinimum: 5, maximum: 50, exclusiveMaximum: 50 }, ['> 5 and < 50']],
  [{ enum: ['a', 2, null] }, ['[a, 2, null]']],
  [{ enum: ['1', 1, '2', 'null', null] }, ['["1", 1, 2, "null", null]']],
  [{ minItems: 1, maxItems: 3, uniqueItems: true }, ['>= 1 and <= 3 items', 'unique items']],
  [{ multipleOf: 0.5 }, ['multiple of 0.5']],
  [{ minProperties: 1, maxProperties: 2 }, ['>= 1 and <= 2 properties']],
  [{}, []],
  [{ type: 'integer', maxLength: 5, pattern: '^a', minItems: 1 }, []],
  [{ type: 'string', maximum: 5, multipleOf: 2, uniqueItems: true, maxProperties: 3 }, []],
  [{ type: ['string', 'integer'], maxLength: 5, maximum: 9 }, ['<= 5 characters', '<= 9']],
  [{ enum: ['a', 'b'], maximum: 9, maxLength: 1 }, ['<= 1 characters', '[a, b]']],
])('B126: the limits of %j', (schema, expected) => {
  expect(constraints(schema, constraintWords(englishWords()))).toEqual(expected);
});

test('B126: the values of an array are those of its items', () => {
  expect(constraints({ type: 'array' }, constraintWords(englishWords()), { enum: ['x'] })).toEqual([
    '[x]',
  ]);
});

describe('B127: allOf', () => {
  test('properties, required names and limits of all parts hold', () => {
    const { schema } = flatten(spec, {
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        {
          required: ['name'],
          properties: { name: { minLength: 3 }, age: { type: 'integer', minimum: 1 } },
        },
      ],
      description: 'Own words',
    });
    expect(schema.description).toBe('Own words');
    expect(Object.keys(schema.properties as object).sort()).toEqual(['age', 'name']);
    expect(schema.required).toEqual(['name']);
    expect(flatten(spec, (schema.properties as JsonObject).name).schema).toMatchObject({
      type: 'string',
      minLength: 3,
    });
  });

  test('enums are cut to what is in all of them, limits to the tightest', () => {
    expect(
      flatten(spec, {
        allOf: [
          { enum: ['a', 'b'], maxLength: 9 },
          { enum: ['b', 'c'], maxLength: 4 },
        ],
      }).schema,
    ).toMatchObject({ enum: ['b'], maxLength: 4 });
  });

  test('several patterns and divisors hold together, each once', () => {
    const { schema } = flatten(spec, {
      allOf: [
        { multipleOf: 2, pattern: '^a' },
        { multipleOf: 3, pattern: 'b$' },
        { multipleOf: 2, allOf: [{ pattern: 'b$' }, { pattern: '^c' }] },
      ],
    });
    expect(constraints(schema, constraintWords(englishWords()))).toEqual([
      'text that matches ^a',
      'text that matches b$',
      'text that matches ^c',
      'multiple of 2',
      'multiple of 3',
    ]);
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['limits', { minimum: 0, maximum: 100 }, { minimum: 5, maximum: 10 }],
    ['one that is tighter', { minimum: 6 }, { minimum: 6, maximum: 10 }],
    [
      'words, of which those beside go first',
      { title: 'T', default: 7 },
      { title: 'T', default: 7 },
    ],
  ])('beside a reference of 3.1: %s', (_, beside, expected) => {
    const X = { type: 'integer', title: 'X', minimum: 5, maximum: 10 };
    const three = new Spec({ openapi: '3.1.0', components: { schemas: { X } } });
    expect(flatten(three, { $ref: '#/components/schemas/X', ...beside }).schema).toMatchObject(
      expected,
    );
  });

  test('parts that are reached on two ways do not double on each level', () => {
    const part = { $ref: '#/components/schemas/Twice' };
    const twice = new Spec({
      components: {
        schemas: {
          Twice: { properties: { below: { allOf: [part, { allOf: [part] }] }, own: {} } },
        },
      },
    });
    let view = schemaView(twice, { allOf: [part, part] });
    for (let level = 0; level < 40; level++) view = view.rows('both')[0]!.view;
    expect(view.rows('both').map(({ name }) => name)).toEqual(['below', 'own']);
  });

  test('a schema that is part of itself has an end', () => {
    expect(
      Object.keys(flatten(spec, { $ref: '#/components/schemas/Self' }).schema.properties as object),
    ).toEqual(['a']);
  });
});

describe('B127: what a schema shows', () => {
  const names = (schema: Json, direction: 'request' | 'response') =>
    schemaView(spec, schema)
      .rows(direction)
      .map(({ name }) => name);

  test('a request hides what is only read, a response what is only written', () => {
    const schema = { properties: { a: { readOnly: true }, b: { writeOnly: true }, c: {} } };
    expect(names(schema, 'request')).toEqual(['b', 'c']);
    expect(names(schema, 'response')).toEqual(['a', 'c']);
  });

  test('wildcards of names, and places of a tuple', () => {
    expect(
      names(
        {
          type: 'object',
          properties: { a: {} },
          patternProperties: { '^x': {} },
          additionalProperties: { type: 'string' },
        },
        'request',
      ),
    ).toEqual(['a', '/^x/', '*']);
    expect(names({ prefixItems: [{}, {}] }, 'request')).toEqual(['[0]', '[1]']);
    expect(names({ additionalProperties: false }, 'request')).toEqual([]);
  });

  test('an array shows what its items have', () => {
    expect(
      names(
        { type: 'array', items: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } },
        'response',
      ),
    ).toEqual(['name']);
  });

  test.each<[string, Json]>([
    ['3.0', { type: 'string', nullable: true }],
    ['3.1', { type: ['string', 'null'] }],
    ['an option', { oneOf: [{ type: 'string' }, { type: 'null' }] }],
  ])('null in the way of %s', (_, schema) => {
    expect(schemaView(spec, schema).nullable).toBe(true);
  });

  test('properties beside options belong to each of them; the discriminator names them', () => {
    const [choice] = schemaView(spec, {
      properties: { id: { type: 'string' } },
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Pet' }],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    }).choices();
    expect(choice).toMatchObject({ kind: 'oneOf', discriminator: 'kind' });
    expect(
      choice!.options.map(({ value, view }) => [
        value,
        view.rows('request').map(({ name }) => name),
      ]),
    ).toEqual([
      ['cat', ['id', 'kind', 'lives']],
      ['Pet', ['id', 'name']],
    ]);
  });
});

test('B127: a property that is required and not described is listed', () => {
  const names = (schema: Json) =>
    schemaView(spec, schema)
      .rows('both')
      .map(({ name, required, view }) => `${name} ${view.type}${required ? ' required' : ''}`);
  const properties = { a: { type: 'string' } };
  expect(names({ required: ['b', 'a'], properties })).toEqual([
    'a string required',
    'b any required',
  ]);
  expect(names({ required: ['b'], additionalProperties: { type: 'integer' } })).toEqual([
    'b integer required',
    '* integer',
  ]);
  expect(names({ required: ['x-b'], patternProperties: { '^x-': {} } })).toEqual(['/^x-/ any']);
  expect(names({ type: 'string', required: ['b'] })).toEqual([]);
});

test.each(['oneOf', 'anyOf'])('B127: %s with null and one more schema is no choice', (kind) => {
  const pet = { type: 'object', properties: { name: { type: 'string' } } };
  const spec = new Spec({ openapi: '3.1.0', components: { schemas: { Pet: pet } } });
  const view = (option: JsonObject, more: JsonObject = {}) =>
    schemaView(spec, { ...more, [kind]: [option, { type: 'null' }] });
  const text = view({ type: 'string', maxLength: 5 }, { title: 'Nick' });
  expect(text).toMatchObject({ type: 'string', nullable: true, schema: { maxLength: 5 } });
  expect(text.choices()).toEqual([]);
  const object = view({ $ref: '#/components/schemas/Pet' }, { description: 'Own words.' });
  expect(object).toMatchObject({ type: 'Pet', nullable: true, description: 'Own words.' });
  expect(object.refs).toEqual(['#/components/schemas/Pet']);
  expect(object.rows('both').map(({ name }) => name)).toEqual(['name']);
});

test('B127: a property is recursive if its schema is around it, not if it is a part of one that is', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const withBase = { allOf: [ref('Base'), { properties: { base: ref('Base') } }] };
  const root = {
    components: {
      schemas: {
        Base: { type: 'object', properties: { name: { type: 'string' }, next: ref('Base') } },
        Named: withBase,
        Turn: { properties: { again: { allOf: [ref('Turn'), { properties: { a: {} } }] } } },
      },
    },
  };
  const spec = new Spec(root);
  const below = (view: SchemaView, name: string): SchemaView =>
    view.rows('both').find((row) => row.name === name)!.view;
  for (const schema of [ref('Named'), withBase]) {
    const whole = schemaView(spec, schema);
    const base = below(whole, 'base');
    expect(isRecursive(base, whole.identity)).toBe(false);
    expect(isRecursive(below(base, 'next'), [...whole.identity, ...base.identity])).toBe(true);
  }
  const turn = schemaView(spec, ref('Turn'));
  expect(isRecursive(below(turn, 'again'), turn.identity)).toBe(true);
  const again = schemaView(spec, root.components.schemas.Turn.properties.again);
  expect(isRecursive(below(again, 'again'), again.identity)).toBe(true);
});
