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

test('B132: the fields of a form begin with the first example that has them', () => {
  const valuesOf = (type: string, media: JsonObject) => {
    const schema = { type: 'object', properties: { a: { type: 'string', default: 'd' } } };
    const { pages } = render(
      documentOf({ requestBody: { content: { [type]: { schema, ...media } } } }),
    );
    const { fields } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
    return fields.map(({ value }) => value);
  };
  const examples = { one: { value: { a: '1' } }, two: { value: { a: '2' } } };
  expect(valuesOf('multipart/form-data', { examples })).toEqual(['1']);
  expect(valuesOf('multipart/form-data', { example: { a: '3' } })).toEqual(['3']);
  expect(valuesOf('multipart/form-data', { example: '--x\r\n\r\n1' })).toEqual(['d']);
  expect(valuesOf('application/x-www-form-urlencoded', { examples })).toEqual(['1']);
});

test('B131: the media types of parts: of objects, lists, texts, and files', () => {
  const binary: JsonObject = { type: 'string', format: 'binary' };
  const types: Record<string, [schema: JsonObject, contentType?: string]> = {
    object: [{ type: 'object' }],
    objects: [{ type: 'array', items: { type: 'object' } }],
    texts: [{ type: 'array', items: { type: 'string' } }],
    'a list as JSON': [{ type: 'array', items: { type: 'string' } }, 'application/json'],
    'plain text': [{ type: 'string' }, 'text/plain'],
    'one of two': [{ type: 'string' }, 'text/csv, application/json'],
    range: [{ type: 'string' }, 'text/*'],
    file: [binary],
    'a file of one type': [binary, 'image/png'],
    'a file of several': [binary, 'image/png, image/*'],
    'a file by its schema': [{ type: 'string', contentMediaType: 'image/webp' }],
    files: [{ type: 'array', items: binary }, 'image/png'],
  };
  const entries = Object.entries(types);
  const { pages } = render(
    documentOf({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(entries.map(([name, [schema]]) => [name, schema])),
            },
            encoding: Object.fromEntries(
              entries.flatMap(([name, [, contentType]]) =>
                contentType === undefined ? [] : [[name, { contentType }]],
              ),
            ),
          },
        },
      },
    }),
  );
  const { fields } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
  expect(fields.map(({ name, type, list }) => [name, type, list])).toEqual([
    ['object', 'application/json', undefined],
    ['objects', 'application/json', true],
    ['texts', undefined, true],
    ['a list as JSON', 'application/json', undefined],
    ['plain text', undefined, undefined],
    ['one of two', 'text/csv', undefined],
    ['range', undefined, undefined],
    ['file', undefined, undefined],
    ['a file of one type', 'image/png', undefined],
    ['a file of several', undefined, undefined],
    ['a file by its schema', 'image/webp', undefined],
    ['files', 'image/png', true],
  ]);
});

test('B130: what is required is sent and has a field, also if it is deprecated', () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['old'],
    properties: {
      old: { type: 'string', deprecated: true, example: '1' },
      older: { type: 'string', deprecated: true },
      name: { type: 'string', example: 'n' },
    },
  };
  const types = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];
  const [json, multipart, form] = types.map((type) => {
    const document = documentOf({ requestBody: { content: { [type]: { schema } } } });
    return render(document).pages.get('operation-a') as OperationData;
  });
  expect(JSON.parse(sampleValues(json!, 'text').body!)).toEqual({ old: '1', name: 'n' });
  expect(sampleValues(multipart!, 'multipart')).toMatchObject({ 'f:old': '1', 'f:name': 'n' });
  expect(sampleValues(form!, 'text').body).toBe('old=1&name=n');
  for (const { body } of [multipart!, form!])
    expect(body!.contents[0]!.fields.map(({ name, required }) => [name, required])).toEqual([
      ['old', true],
      ['name', false],
    ]);
});

test('B131: a part is a file if it is bytes; other forms have no files', () => {
  const json: JsonObject = {
    type: 'string',
    contentMediaType: 'application/json',
    example: '{"a":1}',
  };
  const properties: JsonObject = {
    photo: {},
    docs: { type: 'array', items: {} },
    any: { description: 'Bytes, says OpenAPI 3.1.' },
    note: { example: 'text' },
    yaml: {},
    either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    meta: json,
    image: { type: 'string', contentMediaType: 'image/png' },
    base64: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
  };
  const encoding: JsonObject = {
    photo: { contentType: 'image/png' },
    docs: { contentType: 'application/pdf, text/plain' },
    yaml: { contentType: 'application/yaml' },
  };
  const fieldsOf = (type: string, version?: string) => {
    const media = { schema: { type: 'object', properties }, encoding };
    const document = documentOf({ requestBody: { content: { [type]: media } } }, {}, version);
    const { pages } = render(document);
    return (pages.get('operation-a') as OperationData).body!.contents[0]!.fields;
  };
  const filesOf = (type: string, version?: string) =>
    fieldsOf(type, version).flatMap(({ name, file }) => (file ? [name] : []));
  expect(filesOf('multipart/form-data')).toEqual(['photo', 'docs', 'any', 'image']);
  expect(filesOf('multipart/form-data', '3.0.3')).toEqual(['photo', 'docs', 'image']);
  const meta = fieldsOf('multipart/form-data').find(({ name }) => name === 'meta');
  expect([meta?.value, meta?.type]).toEqual(['{"a":1}', 'application/json']);
  const form = fieldsOf('application/x-www-form-urlencoded');
  expect(form.filter(({ file }) => file)).toEqual([]);
  expect(form.find(({ name }) => name === 'meta')?.value).toBe('{"a":1}');
});

test('B128: an example that is only a reference is its target, if there is one', () => {
  const examplesOf = (media: JsonObject) => {
    const { pages } = render(
      documentOf(
        { requestBody: { content: { 'application/json': media } } },
        {
          components: {
            schemas: { A: { type: 'object', example: { a: 1 } } },
            examples: { E: { summary: 'E', value: { e: 2 } } },
          },
        },
      ),
    );
    const { examples } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
    return examples.map(({ text }) => JSON.parse(text) as unknown);
  };
  const inSchema = { $ref: '#/components/schemas/A/example' };
  expect(examplesOf({ examples: { one: { value: inSchema } } })).toEqual([{ a: 1 }]);
  expect(examplesOf({ example: { $ref: '#/components/examples/E' } })).toEqual([{ e: 2 }]);
  for (const example of [{ $ref: '#/nowhere' }, { ...inSchema, b: 1 }, { $ref: 'a.json' }])
    expect(examplesOf({ example })).toEqual([example]);
});
