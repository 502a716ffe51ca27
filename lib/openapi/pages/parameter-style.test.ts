import { expect, test } from 'vitest';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';
import { sampleValues } from './sample-values.ts';

/** The address in the samples of an operation with one parameter, which is required. */
const urlWith = (parameter: JsonObject): unknown => {
  const parameters = [{ name: 'emp', in: 'query', required: true, ...parameter }];
  const document = documentOf({ parameters }, { servers: [{ url: 'https://a.example' }] });
  const page = render(document).pages.get('operation-a') as OperationData;
  return sampleValues(page, 'none').url;
};

test.each<[string, JsonObject]>([
  ['an empty default', { schema: { type: 'string', default: '' } }],
  ['an empty example that is allowed', { allowEmptyValue: true, example: '', schema: {} }],
  ['an empty value first', { schema: { type: 'string', enum: ['', 'a'] } }],
])('B132: a required parameter of the query is sent with %s', (_, parameter) => {
  expect(urlWith(parameter)).toBe('https://a.example/a?emp=');
});

test('B132: an empty example is not sent where the document does not allow it', () => {
  expect(urlWith({ example: '', schema: { type: 'string' } })).toBe('https://a.example/a');
});

test('B132: a list in the format tsv of Swagger 2.0 has tabs between its items', () => {
  const schema = { type: 'array', items: { type: 'string' }, default: ['a', 'b'] };
  expect(urlWith({ 'x-collectionFormat': 'tsv', schema })).toBe('https://a.example/a?emp=a%09b');
});

test.each([
  ['list', { type: 'array', items: { type: 'string' } }],
  ['choice of several', { type: 'array', items: { type: 'string', enum: ['a'] } }],
  ['object', { type: 'object' }],
])('B132: a %s may be empty where the document says so', (_, schema) => {
  const example = schema.type === 'array' ? [] : '';
  expect(urlWith({ allowEmptyValue: true, example, schema })).toBe('https://a.example/a?emp=');
  expect(urlWith({ example, schema })).toBe('https://a.example/a');
});
