import { expect, test } from 'vitest';
import { documentOf, render, samplesOf } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';
import { sampleValues } from './sample-values.ts';

test('B128: options of a nested choice have bodies: an example that has the option, otherwise a generated part', () => {
  const option = (kind: string, more: JsonObject = {}): JsonObject => ({
    title: kind,
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, ...more },
  });
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      pay: {
        oneOf: [
          option('card', { number: { type: 'string' } }),
          option('transfer', { iban: { type: 'string', example: 'DE89' } }),
        ],
      },
    },
  };
  const examples = { first: { value: { name: 'n', pay: { kind: 'card', number: '1' } } } };
  const { pages } = render(
    documentOf({ requestBody: { content: { 'application/json': { schema, examples } } } }),
  );
  const { variants } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
  expect(Object.entries(variants).map(([key, text]) => [key, JSON.parse(text) as unknown])).toEqual(
    [
      ['pay: card', { name: 'n', pay: { kind: 'card', number: '1' } }],
      ['pay: transfer', { name: 'n', pay: { kind: 'transfer', iban: 'DE89' } }],
    ],
  );
});

test('B132: a form is encoded as its document says; GET has a body only where one is required', () => {
  const schema: JsonObject = {
    type: 'object',
    properties: {
      tags: { type: 'array', items: { type: 'string' }, example: ['a b', 'c'] },
      csv: { type: 'array', items: { type: 'string' }, example: ['d', 'e'] },
      deep: { type: 'object', example: { x: '1' } },
      plain: { type: 'object', example: { y: '2' } },
    },
  };
  const body = (type: string, required: boolean): JsonObject => ({
    required,
    content: {
      [type]: {
        schema,
        encoding: {
          csv: { explode: false },
          deep: { style: 'deepObject' },
          plain: { contentType: 'application/json' },
        },
      },
    },
  });
  const { pages, copies } = render({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(
      [
        ['post', 'application/x-www-form-urlencoded', true],
        ['put', 'multipart/form-data', true],
        ['get', 'application/x-www-form-urlencoded', false],
      ].map(([method, type, required]) => [
        `/${String(method)}`,
        {
          [String(method)]: {
            operationId: String(method),
            requestBody: body(String(type), required === true),
            responses: {},
          },
        },
      ]),
    ),
  });
  const of = (name: string) => pages.get(`operation-${name}`) as OperationData;
  expect(sampleValues(of('post'), 'text').body).toBe(
    'tags=a%20b&tags=c&csv=d,e&deep%5Bx%5D=1&plain=%7B%22y%22%3A%222%22%7D',
  );
  expect(of('post').body!.contents[0]!.examples[0]!.text).toBe(
    sampleValues(of('post'), 'text').body,
  );
  expect(of('put').body!.contents[0]!.fields.map(({ name, type }) => [name, type])).toEqual([
    ['tags', undefined],
    ['csv', undefined],
    ['deep', 'application/json'],
    ['plain', 'application/json'],
  ]);
  expect(JSON.stringify(copies.get('operation-put'))).toContain(';type=application/json');
  expect(samplesOf(of('get'))[0]!.variants.map(({ kind }) => kind)).toEqual(['none']);
});

test('B128: a body whose items are one of several schemas has no examples by option', () => {
  const option = (kind: string): JsonObject => ({
    title: kind,
    type: 'object',
    properties: { kind: { const: kind } },
  });
  const bodyOf = (schema: JsonObject) => {
    const { pages } = render(
      documentOf({ requestBody: { content: { 'application/json': { schema } } } }),
    );
    return (pages.get('operation-a') as OperationData).body!;
  };
  const choice = { oneOf: [option('card'), option('transfer')] };
  expect(Object.keys(bodyOf(choice).contents[0]!.variants)).toEqual(['card', 'transfer']);
  const list = bodyOf({ type: 'array', items: choice });
  expect([list.array, list.contents[0]!.variants]).toEqual([true, {}]);
});
