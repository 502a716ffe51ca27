import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { render } from './__fixtures__/all-operations.ts';
import { readApis } from './catalog.ts';
import type { OperationData } from './pages/data.ts';
import { readDocument } from './read-document.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

const read = (files: Record<string, string>, name = 'a.yaml') => {
  const folder = folderOf(files);
  folders.push(folder);
  return readDocument(folder, name);
};

/** A document with one operation that answers with this schema. */
const withSchema = (schema: string, more = '') => `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    get:
      operationId: a
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: ${schema}
${more}`;

const messages = async (files: Record<string, string>, name?: string) =>
  (await read(files, name)).problems.map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  );

describe('B138: a document with errors stops the build, by file, line and JSON pointer', () => {
  test('YAML that does not parse', async () => {
    expect((await messages({ 'a.yaml': 'openapi: 3.1.0\ninfo: [' })).join()).toMatch(
      /openapi\/a\.yaml:2 does not parse/,
    );
  });

  test('a reference that leads nowhere', async () => {
    expect(await messages({ 'a.yaml': withSchema("{ $ref: '#/components/schemas/No' }") })).toEqual(
      [
        expect.stringMatching(
          /^openapi\/a\.yaml:12 #\/paths\/~1a\/get\/responses\/200\/content\/application~1json\/schema\/\$ref: "#\/components\/schemas\/No" leads nowhere/,
        ),
      ],
    );
  });

  test('a missing file, and a file outside the folder', async () => {
    expect(
      (await messages({ 'a.yaml': withSchema("{ $ref: './parts/no.yaml#/X' }") })).join(),
    ).toMatch(/openapi\/a\.yaml:12 #\/paths.*\$ref: .*no\.yaml/);
    expect(
      (
        await messages(
          {
            'openapi/a.yaml': withSchema("{ $ref: '../secret.yaml' }"),
            'secret.yaml': 'type: string',
          },
          'openapi/a.yaml',
        )
      ).length,
    ).toBe(0);
    const folder = folderOf({
      'openapi/a.yaml': withSchema("{ $ref: '../secret.yaml' }"),
      'secret.yaml': 'type: string',
    });
    folders.push(folder);
    expect((await readDocument(join(folder, 'openapi'), 'a.yaml')).problems[0]?.message).toMatch(
      /\$ref: .*secret\.yaml/,
    );
  });

  test('an invalid document', async () => {
    expect(
      (
        await messages({
          'a.yaml': withSchema('{ type: string }').replace('description: ok', 'descripton: ok'),
        })
      ).join(),
    ).toMatch(
      /:9 #\/paths\/~1a\/get\/responses\/200: is not valid OpenAPI: must have required property 'description'/,
    );
  });

  test.each([
    ['text', 'just text'],
    ['nothing', ''],
  ])('not an OpenAPI document: %s', async (_, text) => {
    expect((await messages({ 'a.yaml': text })).join()).toMatch(
      /openapi\/a\.yaml:\d* .*(is not an OpenAPI document|does not parse)/,
    );
  });

  test('a missing file that the configuration names', async () => {
    expect(await messages({ 'b.yaml': '' })).toEqual([expect.stringContaining('does not exist')]);
  });

  describe('in a part, the part is named', () => {
    const part = (operation: string) =>
      `# A part\nOrders:\n  get:\n    ${operation}\n    responses:\n      '200': { description: ok, content: { application/json: { schema: { $ref: 'a.yaml#/components/schemas/Order' } } } }\n`;
    const root =
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /orders: { $ref: ./part.yaml#/Orders }\n  /more: { $ref: ./more.yaml }\ncomponents:\n  schemas:\n    Order: { $ref: ./part.yaml#/Orders/x-order }\n";
    const more = "get:\n  operationId: more\n  responses: { '200': { description: ok } }\n";
    const good = `${part('operationId: list')}  x-order: { type: object, properties: { id: { type: integer } } }\n`;

    test('a good one has no problem', async () => {
      expect(await messages({ 'a.yaml': root, 'part.yaml': good, 'more.yaml': more })).toEqual([]);
    });

    test.each([
      [
        'a reference that leads nowhere',
        good.replace('schemas/Order', 'schemas/No'),
        /^openapi\/part\.yaml:6 #\/Orders\/get\/responses\/200\/content\/application~1json\/schema\/\$ref: "a\.yaml#\/components\/schemas\/No" leads nowhere/,
      ],
      [
        'a missing file',
        good.replace("'a.yaml#", "'b.yaml#"),
        /^openapi\/part\.yaml:6 #\/Orders.*leads to openapi\/b\.yaml, which does not exist/,
      ],
      [
        'a file outside',
        good.replace("'a.yaml#", "'../a.yaml#"),
        /^openapi\/part\.yaml:6 #\/Orders.*outside openapi\//,
      ],
      [
        'another host',
        good.replace("'a.yaml#", "'https://a.test/a.yaml#"),
        /^openapi\/part\.yaml:6 #\/Orders.*leads to another host/,
      ],
      ['YAML that does not parse', `${good}  x: [\n`, /^openapi\/part\.yaml:\d+ does not parse/],
      [
        'invalid OpenAPI',
        good.replace('operationId', 'operationIdd'),
        /^openapi\/part\.yaml:4 #\/Orders\/get: is not valid OpenAPI/,
      ],
      [
        'a cycle of references',
        good.replace('x-order: {', "x-order: { $ref: '#/Orders/x-order/deeper', "),
        /^openapi\/part\.yaml:7 #\/Orders\/x-order\/\$ref: .*leads nowhere/,
      ],
    ])('%s', async (_, text, expected) => {
      expect(text).not.toBe(good);
      expect((await messages({ 'a.yaml': root, 'part.yaml': text, 'more.yaml': more }))[0]).toMatch(
        expected,
      );
    });

    test('a duplicate operation id', async () => {
      const folder = folderOf({
        'a.yaml': root,
        'part.yaml': good,
        'more.yaml': more.replace('more', 'list'),
      });
      folders.push(folder);
      const { problems } = await readApis(folder, [{ file: 'a.yaml', strict: true }], ['en'], 'en');
      expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)[0]).toMatch(
        /^openapi\/more\.yaml:2 #\/get\/operationId: "list" is already the id/,
      );
    });
  });

  test('duplicate ids and slugs, operations without a name, unknown tags', async () => {
    const operation = (more: string) => `{ ${more} responses: { '200': { description: ok } } }`;
    const folder = folderOf({
      'a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
x-services: [{ name: s, tags: [nope] }]
paths:
  /a: { get: ${operation('operationId: listAll,')} }
  /b: { get: ${operation('operationId: listAll,')} }
  /c: { get: ${operation('summary: List all,')} }
  /d: { get: ${operation('')} }
`,
    });
    folders.push(folder);
    const { problems } = await readApis(folder, [{ file: 'a.yaml', strict: true }], ['en'], 'en');
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('#/x-services/0: names the tag "nope"'),
      expect.stringContaining('#/paths/~1d/get: has neither `operationId` nor `summary`'),
      expect.stringContaining('#/paths/~1b/get/operationId: "listAll" is already the id of /a get'),
      expect.stringContaining('#/paths/~1b/get: has the slug "list-all", which GET /a has already'),
      expect.stringContaining('#/paths/~1c/get: has the slug "list-all"'),
    ]);
    expect(problems.every(({ line, severity }) => line !== undefined && severity === 'error')).toBe(
      true,
    );
  });

  test('in a document that is not strict they get names of their own, and one warning says so', async () => {
    const folder = folderOf({
      'a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
tags: [{ name: List all }]
paths:
  /a: { get: { operationId: listAll, tags: [List all], responses: { '200': { description: ok } } } }
  /b: { get: { operationId: listAll, responses: { '200': { description: ok } } } }
  /d/{id}: { get: { responses: { '200': { description: ok } } } }
`,
    });
    folders.push(folder);
    const { apis, problems } = await readApis(
      folder,
      [{ file: 'a.yaml', strict: false }],
      ['en'],
      'en',
    );
    expect(problems).toMatchObject([{ severity: 'warning', line: 7 }]);
    expect(problems[0]?.message).toMatch(
      /neither `operationId` nor `summary`[^]*3 more such names/,
    );
    const outline = apis[0]?.locales.en?.outline;
    expect(outline?.operations.map(({ slug, title }) => [slug, title])).toEqual([
      [expect.stringMatching(/^list-all-[0-9a-f]{6}$/), 'listAll'],
      [expect.stringMatching(/^list-all-[0-9a-f]{6}$/), 'listAll'],
      ['get-d-id', 'GET /d/{id}'],
    ]);
    expect(outline?.tags.map(({ slug }) => slug)).toEqual(['list-all-tag']);
  });
});

test('nothing is fetched: a reference to another host is an error, and the host gets no request', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests++;
    response.end('type: string');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.yaml`;
  expect((await messages({ 'a.yaml': withSchema(`{ $ref: '${url}' }`) })).join()).toMatch(
    /#\/paths.*\$ref: leads to another host/,
  );
  // Hidden in another file.
  expect(
    await messages({
      'a.yaml': withSchema("{ $ref: './part.yaml' }"),
      'part.yaml': `$ref: '${url}'`,
    }),
  ).toEqual([expect.stringMatching(/^openapi\/part\.yaml:1 #\/\$ref: leads to another host/)]);
  server.close();
  expect(requests).toBe(0);
});

describe('B138: a reference in data is data', () => {
  const data = "{ s: { $ref: '#/definitions/none' } }";

  test.each([
    ['the example of a media type', `example: ${data}`],
    ['examples of a media type', `examples: { e: { value: ${data} } }`],
    ['the example of a schema', `schema: { type: object, example: ${data} }`],
    ['a list of examples', `schema: { type: object, examples: [${data}] }`],
    ['a default', `schema: { properties: { example: { default: ${data} } } }`],
    ['values of an enumeration', `schema: { enum: [${data}, { s: 1 }], const: ${data} }`],
  ])('%s', async (_, media) => {
    const { document, problems } = await read({
      'a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
components: { responses: { A: { description: ok, content: { application/json: { ${media} } } } } }
`,
    });
    expect(problems).toEqual([]);
    expect(JSON.stringify(document)).toContain('{"s":{"$ref":"#/definitions/none"}}');
  });

  test('not where a name is that of a key for data', async () => {
    const nowhere = "{ $ref: '#/components/schemas/No' }";
    const more = `webhooks: { default: { post: { requestBody: { content: { value: { schema: ${nowhere} } } } } } }`;
    expect(await messages({ 'a.yaml': withSchema('{ type: string }', more) })).toEqual([
      expect.stringMatching(/#\/webhooks\/default\/.*leads nowhere/),
    ]);
    const properties = `{ type: object, properties: { example: ${nowhere} } }`;
    expect(await messages({ 'a.yaml': withSchema(properties) })).toEqual([
      expect.stringMatching(/properties\/example\/\$ref: .*leads nowhere/),
    ]);
  });
});

test('a document in several files becomes one', async () => {
  const { document, problems } = await read({
    'a.yaml': withSchema("{ $ref: './parts/pet.yaml#/Pet' }"),
    'parts/pet.yaml':
      'Pet: { type: object, properties: { mother: { $ref: "#/Pet" }, name: { type: string } } }',
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(document)).toContain('"name":{"type":"string"}');
  expect(JSON.stringify(document)).not.toContain('pet.yaml');
});

test('Swagger 2.0 is converted', async () => {
  const { document, problems } = await read({
    'a.yaml':
      "swagger: '2.0'\ninfo: { title: T, version: '1' }\nhost: a.example\nbasePath: /v1\nschemes: [https]\npaths:\n  /a:\n    post:\n      parameters: [{ in: body, name: b, schema: { $ref: '#/definitions/P' } }]\n      responses: { '200': { description: ok } }\ndefinitions: { P: { type: object } }\n",
  });
  expect(problems).toEqual([]);
  expect(document).toMatchObject({
    openapi: '3.0.0',
    servers: [{ url: 'https://a.example/v1' }],
    components: { schemas: { P: { type: 'object' } } },
  });
});

test('JSON is read, too', async () => {
  expect(
    (
      await read(
        {
          'a.json': JSON.stringify({
            openapi: '3.0.3',
            info: { title: 'T', version: '1' },
            paths: {},
          }),
        },
        'a.json',
      )
    ).document,
  ).toMatchObject({ openapi: '3.0.3' });
});

test('server variables may have a description', async () => {
  expect(
    await messages({
      'a.yaml': withSchema(
        '{ type: string }',
        "servers: [{ url: 'https://{a}.example', variables: { a: { default: x, description: Words. } } }]",
      ),
    }),
  ).toEqual([]);
});

test('B138: of OpenAPI 3.1, a license may have only a name, a link a server, and its parameters numbers', async () => {
  const text = `openapi: 3.1.0
info: { title: T, version: '1', license: { name: Own } }
webhooks:
  on:
    servers: [{ url: '{a}', variables: { a: { default: x, description: Words. } } }]
    post:
      responses:
        '200':
          description: ok
          links: { l: { operationId: a, parameters: { n: 0 }, server: { url: 'https://b.example' } } }
`;
  expect(await messages({ 'a.yaml': text })).toEqual([]);
  expect(await messages({ 'a.yaml': text.replace('name: Own', 'identifier: MIT') })).toEqual([
    expect.stringMatching(/#\/info\/license: is not valid OpenAPI: .*'name'/),
  ]);
});

test('B138: merge keys of YAML, and values that other versions of YAML take for something else', async () => {
  const { document, problems } = await read({
    'a.yaml': `\uFEFFopenapi: 3.0.3
info: { title: on, version: 2024-01-02 }
x-common: &ok { '200': { description: OK } }
paths:
  /a:
    get: { tags: [no], operationId: yes, responses: { <<: *ok, 404: { description: off } } }
`,
  });
  expect(problems).toEqual([]);
  expect(document).toMatchObject({
    info: { title: 'on', version: '2024-01-02' },
    paths: {
      '/a': {
        get: {
          tags: ['no'],
          operationId: 'yes',
          responses: { 200: { description: 'OK' }, 404: { description: 'off' } },
        },
      },
    },
  });
});

test('B138: what OpenAPI 3.2 added is valid: cookie style, query strings, methods in callbacks, security by reference', async () => {
  const text = `openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a:
    get:
      operationId: a
      security: [{ '#/components/securitySchemes/key': [] }]
      parameters:
        - { name: c, in: cookie, style: cookie, schema: { type: string } }
        - { name: p, in: header, allowReserved: true, schema: { type: string } }
        - { $ref: '#/components/parameters/Whole' }
      responses: { '200': { description: ok } }
      callbacks: { on: { '{$url}': { query: { responses: { '200': { description: ok } } } } } }
components:
  parameters:
    Whole: { name: w, in: querystring, content: { application/json: { schema: { type: object } } } }
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
`;
  const { document, problems } = await read({ 'a.yaml': text });
  expect(problems.map(({ message }) => message)).toEqual([
    '#/paths/~1a/get: is not shown: a parameter in `querystring`.',
  ]);
  const data = render(document!).pages.get('operation-a') as OperationData;
  expect(data.security[0]?.map(({ scheme }) => scheme.id)).toEqual(['key']);
  expect(data.callbacksHtml).toContain('QUERY {$url}');
});

test('B138: of OpenAPI 3.0, a scheme may be Bearer, an encoding may have extensions, and nothing may be required', async () => {
  const text = `openapi: 3.0.4
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: a
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, required: [], properties: { a: { type: string } } }
            encoding: { a: { x-own: 1, contentType: text/csv } }
      responses: { '200': { description: ok } }
components:
  securitySchemes: { jwt: { type: http, scheme: Bearer, bearerFormat: JWT } }
`;
  expect(await messages({ 'a.yaml': text })).toEqual([]);
  expect((await messages({ 'a.yaml': text.replace('Bearer', 'Basic') })).join()).toContain('jwt');
});

describe('B138: an example in a file that is missing', () => {
  const files = {
    'a.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { $ref: a/path.yaml }
`,
    'a/path.yaml': `get:
  operationId: a
  responses:
    '200':
      description: ok
      content:
        application/json:
          schema: { type: object, properties: { n: { type: integer } } }
          examples:
            one: { $ref: ./one.json }
            two: { value: { $ref: ./two.json } }
            three: { $ref: ./three.yaml }
            four: { value: { link: { $ref: people/1 }, other: { $ref: 'https://a.example/b' } } }
    '400':
      description: bad
      content: { application/json: { schema: { type: string }, example: { $ref: ./one.json } } }
`,
    'a/three.yaml': 'value: { $ref: ./found.json }\n',
    'a/found.json': '{ "n": 3 }',
  };

  test('is left out, with a warning at its place', async () => {
    const { document, problems } = await read(files);
    expect(problems.map(({ file, line, severity }) => [file, line, severity])).toEqual([
      ['openapi/a/path.yaml', 10, 'warning'],
      ['openapi/a/path.yaml', 11, 'warning'],
      ['openapi/a/path.yaml', 16, 'warning'],
    ]);
    expect(problems[0]!.message).toBe(
      '#/get/responses/200/content/application~1json/examples/one/$ref: leads to openapi/a/one.json, which does not exist, so this example is left out. Correct the reference, or add the file.',
    );
    const data = render(document!).pages.get('operation-a') as OperationData;
    const [ok, bad] = data.responses.map(({ contents }) => contents[0]!.examples);
    expect(ok!.map(({ name, text }) => [name, text.replace(/\s+/g, '')])).toEqual([
      ['three', '{"n":3}'],
      ['four', '{"link":{"$ref":"people/1"},"other":{"$ref":"https://a.example/b"}}'],
    ]);
    expect(bad!.map(({ text }) => text)).toEqual(['"string"']);
  });

  test('is an error of a document that is strict', async () => {
    const folder = folderOf(files);
    folders.push(folder);
    const { apis, problems } = await readApis(
      folder,
      [{ file: 'a.yaml', strict: true }],
      ['en'],
      'en',
    );
    expect(apis).toEqual([]);
    expect(problems.map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
  });
});
