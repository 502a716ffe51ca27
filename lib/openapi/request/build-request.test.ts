import { describe, expect, test } from 'vitest';
import { buildRequest, fillServer, type RequestInput } from './build-request.ts';
import type { ParameterStyle, ParameterValue } from './serialize.ts';

const build = (input: Partial<RequestInput>) =>
  buildRequest({
    server: 'https://a.example/v1',
    path: '/x',
    parameters: [],
    credentials: [],
    ...input,
  });

const STYLES = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const;
const parameter = (
  place: ParameterStyle['place'],
  name: string,
  value?: ParameterValue,
): RequestInput['parameters'][number] => ({
  style: { place, name, style: STYLES[place], explode: place === 'query' },
  value,
});

describe('B121: the path', () => {
  test('a parameter without a value stays visible', () => {
    expect(build({ path: '/x/{id}/{other}:go' }).url).toBe('https://a.example/v1/x/:id/:other:go');
    expect(build({ path: '/x/{id}', parameters: [parameter('path', 'id', '')] }).url).toBe(
      'https://a.example/v1/x/:id',
    );
  });

  test('each parameter goes to its own place, wherever its name occurs', () => {
    const parameters = [
      parameter('query', 'b', 'query'),
      parameter('path', 'a', '1'),
      parameter('path', 'b', 'c/d'),
    ];
    expect(build({ path: '/{b}/{a}/{b}', parameters }).url).toBe(
      'https://a.example/v1/c%2Fd/1/c%2Fd?b=query',
    );
  });

  test.each(['https://a.example/v1', 'https://a.example/v1/', 'https://a.example/v1//'])(
    'one slash between %s and the path',
    (server) => {
      expect(build({ server }).url).toBe('https://a.example/v1/x');
    },
  );
});

test.each(['.', '..'])(
  'B132: a path parameter %j, which clients would take for a step, stays visible',
  (value) => {
    expect(build({ path: '/x/{id}/y', parameters: [parameter('path', 'id', value)] }).url).toBe(
      'https://a.example/v1/x/:id/y',
    );
  },
);

describe('B132: the query', () => {
  test('parameters in their order, then credentials; a parameter without a value is left out', () => {
    const parameters = [
      parameter('query', 'a', '1'),
      parameter('query', 'empty', ''),
      parameter('query', 'none'),
      parameter('query', 'b', ['2', '3']),
    ];
    const credentials = [
      { place: 'query' as const, name: 'k e', text: '<key>', variable: 'K_E' },
      { place: 'header' as const, name: 'X-Key', text: '<other>', variable: 'X_KEY' },
    ];
    expect(build({ parameters, credentials }).url).toBe(
      'https://a.example/v1/x?a=1&b=2&b=3&k%20e=%3Ckey%3E',
    );
  });

  test('a path with a query goes on', () => {
    expect(build({ path: '/x?y=1', parameters: [parameter('query', 'a', '2')] }).url).toBe(
      'https://a.example/v1/x?y=1&a=2',
    );
  });
});

describe('B132: the headers', () => {
  test('in a fixed order: accept, type, credentials, parameters, cookies', () => {
    const { headers } = build({
      parameters: [
        parameter('cookie', 'c', '2'),
        parameter('header', 'X-A', ['v', 'w']),
        parameter('header', 'X-Empty', ''),
        parameter('cookie', 'd', 'a;b'),
      ],
      credentials: [
        { place: 'cookie', name: 'sid', text: '<sid>', variable: 'SID' },
        { place: 'query', name: 'key', text: '<key>', variable: 'K_E' },
        { place: 'header', name: 'Authorization', text: 'Bearer <token>', variable: 'TOKEN' },
      ],
      contentType: 'application/json',
      accept: 'text/plain',
    });
    expect(headers).toEqual([
      ['Accept', 'text/plain'],
      ['Content-Type', 'application/json'],
      ['Authorization', 'Bearer <token>'],
      ['X-A', 'v,w'],
      ['Cookie', 'c=2; d=a%3Bb; sid=%3Csid%3E'],
    ]);
  });

  test('only those that have a value', () => {
    expect(build({}).headers).toEqual([]);
    expect(build({ accept: '', contentType: '' }).headers).toEqual([]);
    expect(build({ accept: 'text/plain' }).headers).toEqual([['Accept', 'text/plain']]);
    expect(build({ parameters: [parameter('cookie', 'c', '1')] }).headers).toEqual([
      ['Cookie', 'c=1'],
    ]);
    expect(build({ contentType: 'text/plain' }).headers).toEqual([['Content-Type', 'text/plain']]);
  });
});

test.each([
  ['https://{env}api.example', { name: 'env', value: '', mayBeEmpty: true }, 'https://api.example'],
  ['https://{env}api.example', { name: 'env', value: '' }, 'https://{env}api.example'],
  ['{baseUrl}/v1', { name: 'baseUrl', value: 'https://a.example' }, 'https://a.example/v1'],
])('B133: %s with the variable %j', (url, variable, expected) => {
  expect(fillServer(url, [variable])).toBe(expected);
});

test('B133: what the reader types goes before the default; an empty text only where it is allowed', () => {
  const variables = [
    { name: 'a', value: 'x', mayBeEmpty: true },
    { name: 'b', value: 'y' },
  ];
  const filled = (a: string, b: string) =>
    fillServer('{a}.{b}', variables, new Map(Object.entries({ a, b })));
  expect(filled('1', '2')).toBe('1.2');
  expect(filled('', '')).toBe('.{b}');
});

test.each<[string, Record<string, string>, string]>([
  ['https://{a}.{b}.example', { a: 'x' }, 'https://x.{b}.example'],
  ['https://{region}.{b}.example', { region: 'x', b: 'y' }, 'https://x.y.example'],
  ['https://{a}.example/{a}', { a: 'x' }, 'https://x.example/x'],
  ['https://{a}.example', { a: '' }, 'https://{a}.example'],
  ['https://a.example', { a: 'x' }, 'https://a.example'],
])('B133: the variables of the server %s with %j', (url, values, expected) => {
  const variables = Object.entries(values).map(([name, value]) => ({ name, value }));
  expect(fillServer(url, variables)).toBe(expected);
});

test('B132: characters of the path that are not ASCII are encoded, names of its parameters are not', () => {
  const request = buildRequest({
    server: 'https://例子.example/v1',
    path: '/訂單 1/{編號}/{行}/a:b;c',
    parameters: [
      { style: { place: 'path', name: '行', style: 'simple', explode: false }, value: '甲' },
    ],
    credentials: [],
  });
  expect(request.url).toBe('https://例子.example/v1/%E8%A8%82%E5%96%AE%201/:編號/%E7%94%B2/a:b;c');
});
