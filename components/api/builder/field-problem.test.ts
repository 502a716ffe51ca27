import { expect, test } from 'vitest';
import type { FieldData } from '@/lib/openapi/pages/data.ts';
import { bodyProblem, formProblem, parameterProblem, serverProblem } from './field-problem.ts';

const inQuery = { place: 'query', name: 'x', style: 'form', explode: true } as const;
const field = (more: Partial<FieldData>): FieldData => ({
  style: inQuery,
  required: false,
  kind: 'text',
  values: [],
  initial: [],
  ...more,
});
const inPath = { style: { place: 'path', name: 'x', style: 'simple', explode: false } } as const;

test.each<[Partial<FieldData>, string[], string | undefined]>([
  [{}, [], undefined],
  [{ required: true }, [''], 'problemMissing'],
  [{ required: true }, ['x'], undefined],
  [{ required: true, style: { ...inQuery, mayBeEmpty: true } }, [''], undefined],
  [{ number: 'integer' }, ['abc'], 'problemInteger'],
  [{ number: 'integer' }, ['1.5'], 'problemInteger'],
  [{ number: 'integer' }, ['-12'], undefined],
  [{ number: 'number' }, ['1.5e3'], undefined],
  [{ number: 'number' }, ['1,5'], 'problemNumber'],
  [{ number: 'number' }, [' '], 'problemNumber'],
  [{ number: 'integer', kind: 'list' }, ['1', '', 'x'], 'problemInteger'],
  [{ kind: 'object' }, ['{'], 'problemJson'],
  [{ kind: 'object' }, ['{}'], undefined],
  [{ ...inPath, required: true }, ['..'], 'problemStep'],
  [{ ...inPath, required: true }, ['...'], undefined],
  [{}, ['..'], undefined],
])('B132: %j with %j: %s', (more, texts, expected) => {
  expect(parameterProblem(field(more), texts)).toBe(expected);
});

test.each([
  ['application/json', true, '', 'problemMissing'],
  ['application/json', false, ' ', undefined],
  ['application/json', true, '{ broken', 'problemJson'],
  ['application/problem+json; charset=utf-8', true, '{', 'problemJson'],
  ['application/json', true, '{}', undefined],
  ['application/stream+json', true, '{}\n{}', undefined],
  ['text/plain', true, '{ broken', undefined],
])('B132: a body of the type %s (required: %s): %j', (type, required, text, expected) => {
  expect(bodyProblem(type, required, text)).toBe(expected);
});

test('B132: a required field of a form is missing when it is empty', () => {
  const given = { name: 'a', required: true, file: false, value: '' };
  expect(formProblem(given, '')).toBe('problemMissing');
  expect(formProblem(given, 'x')).toBeUndefined();
  expect(formProblem({ ...given, required: false }, '')).toBeUndefined();
});

test('B132: a field of a form that is sent as JSON must be JSON', () => {
  const given = { name: 'a', required: false, file: false, value: '', type: 'application/json' };
  expect(formProblem(given, '{')).toBe('problemJson');
  expect(formProblem(given, '[{}]')).toBeUndefined();
  expect(formProblem({ ...given, file: true }, 'a.json')).toBeUndefined();
});

const withVariables = (url: string, ...values: string[]) => ({
  url,
  variables: [...url.matchAll(/\{(.*?)\}/g)].map(([, name = ''], index) => ({
    name,
    value: values[index] ?? '',
    values: [],
  })),
});

test.each([
  ['{baseUrl}/v1', '', 'problemMissing'],
  ['{baseUrl}/v1', 'https://shop.example', undefined],
  ['{baseUrl}/v1', 'http://localhost:8080/shop', undefined],
  ['{baseUrl}/v1', 'not a URL', 'problemAddress'],
  ['{baseUrl}/v1', 'shop.example', 'problemAddress'],
  ['{baseUrl}/v1', 'ftp://shop.example', 'problemAddress'],
  ['{baseUrl}/v1', 'https://', 'problemAddress'],
  ['{baseUrl}/v1', ' https://shop.example', 'problemAddress'],
  ['{baseUrl}/v1', 'https://shop.example?x=1', 'problemAddress'],
  ['https://{host}/v1', 'shop.example:8443', undefined],
  ['https://{host}/v1', 'https://shop.example', 'problemAddress'],
  ['https://{host}/v1', 'shop example', 'problemAddress'],
  ['https://a.example:{port}/v1', '8443', undefined],
  ['https://a.example:{port}/v1', 'http', 'problemAddress'],
  ['wss://{host}/v1', 'shop.example', undefined],
  // The other one has no value yet.
  ['https://{host}:{port}/v1', 'shop.example', undefined],
])('B133: a server %s with “%s”: %s', (url, value, expected) => {
  const server = withVariables(url);
  expect(serverProblem(server, server.variables[0]!, value)).toBe(expected);
});

test('B133: what the document itself says is not judged, nor an empty value that it allows', () => {
  const server = withVariables('{baseUrl}/v1', 'mqtt://a b');
  expect(serverProblem(server, server.variables[0]!, 'mqtt://a b')).toBeUndefined();
  expect(serverProblem(server, { ...server.variables[0]!, mayBeEmpty: true }, '')).toBeUndefined();
});
