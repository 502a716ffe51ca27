import { expect, test } from 'vitest';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { OperationData } from './data.ts';

/** The page and the Markdown copy of one operation. */
function pageOf(operation: JsonObject, schemas: JsonObject = {}, version = '3.1.0') {
  const { pages, copies } = render(documentOf(operation, { components: { schemas } }, version));
  return {
    data: pages.get('operation-a') as OperationData,
    copy: markdownText(copies.get('operation-a')!),
  };
}

const bodyOf = (media: JsonObject, type = 'application/json'): JsonObject => ({
  requestBody: { content: { [type]: media } },
});

test('B123: a link to more information has the text of the document, or else its address', () => {
  const more = (description?: string) => ({
    externalDocs: { url: 'https://docs.example/a', ...(description ? { description } : {}) },
  });
  const named = pageOf({
    ...more('The *protocol* [itself]'),
    ...bodyOf({ schema: { type: 'object', ...more('Its [schema]') } }),
  });
  expect(named.data.externalDocs).toEqual({
    url: 'https://docs.example/a',
    text: 'The protocol [itself]',
  });
  expect(named.copy).toMatch(/More information: \[The protocol \\\[itself\\?\]\]\(https/);
  expect(named.data.body!.contents[0]!.headHtml).toContain(
    '<a href="https://docs.example/a">Its [schema]</a>',
  );
  expect(pageOf(more()).data.externalDocs!.text).toBe('https://docs.example/a');
});

test('B136: the copy of an overview and of a tag has what their pages have', () => {
  const docs = (name: string) => ({ url: `https://docs.example/${name}`, description: name });
  const { pages, copies } = render({
    openapi: '3.1.0',
    info: {
      title: 'T',
      version: '1',
      summary: 'One line.',
      contact: { name: 'Support', url: 'https://a.example/help', email: 'help@a.example' },
      license: { name: 'MIT License', identifier: 'MIT' },
      termsOfService: 'https://a.example/terms',
    },
    externalDocs: docs('guide'),
    tags: [{ name: 'Pets', description: 'All pets.', externalDocs: docs('pets') }],
    paths: { '/a': { get: { tags: ['Pets'], responses: {} } } },
  });
  expect(pages.get('overview')).toMatchObject({ summary: 'One line.' });
  const overview = markdownText(copies.get('overview')!);
  expect(overview).toContain('More information: [guide](https://docs.example/guide)\n');
  expect(overview).toContain(
    [
      '## Contact\n',
      '- [Support](https://a.example/help)',
      '- <help@a.example>',
      '- [Terms of Service](https://a.example/terms)',
      '- License: [MIT License](https://spdx.org/licenses/MIT.html)',
    ].join('\n'),
  );
  expect(markdownText(copies.get('tag-pets')!)).toBe(
    'All pets.\n\nMore information: [pets](https://docs.example/pets)\n',
  );
});

test('B123: what a path says about all of its operations is on the page of each', () => {
  const { pages, copies } = render({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        summary: 'All of a',
        description: 'Words of the *path*.',
        get: { operationId: 'own', description: 'Own words.', responses: {} },
        put: { operationId: 'bare', responses: {} },
        post: { operationId: 'same', description: 'Words of the *path*.', responses: {} },
      },
    },
  });
  const html = (name: string) => (pages.get(`operation-${name}`) as OperationData).descriptionHtml;
  const path = '<p>All of a</p>\n<p>Words of the <em>path</em>.</p>';
  expect(html('own')).toBe(`<p>Own words.</p>\n${path}`);
  expect(html('bare')).toBe(path);
  expect(html('same')).toBe('<p>Words of the <em>path</em>.</p>\n<p>All of a</p>');
  expect(markdownText(copies.get('operation-own')!)).toContain(
    'Own words.\n\nAll of a\n\nWords of the *path*.\n',
  );
});

test('B130: an example may be null, and one elsewhere is named with its address', () => {
  const examples = {
    none: { value: null },
    far: { summary: 'Far', externalValue: 'https://a.example/far.json' },
    file: { externalValue: './near.json' },
  };
  const { data, copy } = pageOf(bodyOf({ examples }));
  const [content] = data.body!.contents;
  expect(content!.examples.map(({ name, text }) => [name, text])).toEqual([['none', 'null']]);
  expect(content!.headHtml).toContain('<a href="https://a.example/far.json"');
  expect(content!.headHtml).toContain('file: <code>./near.json</code>');
  expect(copy).toContain('Far: <https://a.example/far.json>');
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' }, examples }];
  expect(pageOf({ parameters }).data.parameters[0]!.html).toContain('https://a.example/far.json');
});

test('B125: the copy has what the value of a parameter consists of', () => {
  const schema = { type: ['object', 'null'], properties: { inner: { type: 'integer' } } };
  const media = { 'application/json': { schema, example: { inner: 0 } } };
  const { data, copy } = pageOf({
    parameters: [{ name: 'filter', in: 'query', required: true, content: media }],
    responses: { 200: { description: 'ok', headers: { 'X-Part': { schema } } } },
  });
  expect(copy).toContain(
    '| `filter` | `object` (nullable, required) | Sent as JSON. Example: `{"inner":0}`. |\n\n- `filter`\n  - `inner` `integer`\n',
  );
  expect(copy).toContain('- `X-Part`\n  - `inner` `integer`\n');
  expect(data.fields[0]!.initial).toEqual(['{"inner":0}']);
});

test('B127: the answers to a callback have their headers', () => {
  const responses = { 200: { description: 'ok', headers: { 'X-Back': { schema: {} } } } };
  const { data, copy } = pageOf({ callbacks: { on: { '{$url}': { post: { responses } } } } });
  expect(data.callbacksHtml).toContain('>X-Back</code>');
  expect(copy).toContain('| `X-Back` | `any` | |');
});

test('B128: an empty list of servers does not hide those around it', () => {
  const { pages } = render({
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    servers: [{ url: 'https://a.example' }],
    paths: { '/a': { servers: [], get: { operationId: 'a', servers: [], responses: {} } } },
  });
  expect((pages.get('operation-a') as OperationData).servers[0].url).toBe('https://a.example');
});

test('B130: JSON that a document writes as text is the example; a text stays one where the schema wants it', () => {
  const written = '{\n  "id": 12345678901234567890\n}';
  const example = (media: JsonObject, type?: string) =>
    pageOf(bodyOf(media, type)).data.body!.contents[0]!.examples[0]!.text;
  expect(example({ schema: { type: 'object' }, example: written })).toBe(written);
  expect(example({ examples: { one: { value: ` ${written}\n` } } })).toBe(written);
  expect(example({ schema: { type: 'string' }, example: '[1]' })).toBe('"[1]"');
  expect(example({ schema: {}, example: 'plain' })).toBe('"plain"');
  expect(example({ schema: {}, example: '{broken' })).toBe('"{broken"');
  expect(example({ examples: { one: { serializedValue: '"a"', dataValue: 'a' } } })).toBe('"a"');
});

test('B127: what the API sends itself has what is only read, and not what is only written', () => {
  const Order = {
    type: 'object',
    properties: {
      id: { type: 'string', readOnly: true },
      card: { type: 'string', writeOnly: true },
    },
  };
  const call = {
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
    },
    responses: {
      200: {
        description: 'ok',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
      },
    },
  };
  const { pages, copies } = render(
    documentOf(
      { callbacks: { done: { '{$url}': { post: call } } } },
      {
        webhooks: { changed: { post: { operationId: 'changed', ...call } } },
        components: { schemas: { Order } },
      },
    ),
  );
  const { body, responses } = pages.get('operation-changed') as OperationData;
  expect(body!.contents[0]!.treeHtml).toMatch(/>id<(?![^]*>card<)/);
  expect(body!.contents[0]!.examples[0]!.text).toBe('{\n  "id": "string"\n}');
  expect(responses[0]!.contents[0]!.treeHtml).toMatch(/>card<(?![^]*>id<)/);
  const { callbacksHtml } = pages.get('operation-a') as OperationData;
  expect(callbacksHtml).toMatch(/>id<[^]*>card</);
  expect(callbacksHtml.match(/>(?:id|card)</g)).toHaveLength(2);
  for (const name of ['operation-a', 'operation-changed']) {
    const copy = markdownText(copies.get(name)!);
    expect(copy, name).toMatch(/- `id`[^]*- `card`/);
    expect(copy.match(/- `(?:id|card)`/g), name).toHaveLength(2);
  }
});

test('B125: the descriptions of a parameter, of its schema, and of its items are all shown, none twice', () => {
  const { data, copy } = pageOf({
    parameters: [
      {
        in: 'query',
        name: 'kind',
        description: 'Keep only these.',
        schema: {
          type: 'array',
          description: '`a` is old, `b` is new.',
          items: { type: 'string', description: 'keep only these' },
        },
      },
    ],
    ...bodyOf({
      schema: {
        type: 'object',
        properties: {
          list: {
            type: 'array',
            description: 'The list.',
            items: {
              type: 'object',
              description: 'One of it.',
              properties: { id: { type: 'string' } },
            },
          },
          bare: { type: 'array', items: { type: 'string', description: 'Bare ones.' } },
        },
      },
    }),
  });
  expect(data.parameters[0]!.html).toMatch(
    /<p>Keep only these\.<\/p>\s*<p><code>a<\/code> is old, <code>b<\/code> is new\.<\/p>/,
  );
  expect(data.parameters[0]!.html).not.toContain('keep only these');
  const tree = data.body!.contents[0]!.treeHtml;
  // The first stands beside the name while the list is closed.
  expect(tree).toMatch(/<span class="text">The list\.<\/span>[^]*<p>One of it\.<\/p>/);
  expect(tree).toContain('<p>Bare ones.</p>');
  expect(copy).toContain('Keep only these. `a` is old, `b` is new.');
  expect(copy).toContain('The list. One of it.');
  expect(copy).toContain('Bare ones.');
});

test('B125: the title of a plain value is shown where it says more than the name', () => {
  const { data, copy } = pageOf({
    parameters: [{ in: 'query', name: 'lang', schema: { type: 'string', title: 'ISO 639 code' } }],
    ...bodyOf({
      schema: {
        type: 'object',
        properties: {
          iso: { type: 'string', title: 'Country code (3)' },
          item_id: { type: 'string', title: 'Item Id' },
          thing: { type: 'object', title: 'Whole Thing', properties: { a: {} } },
        },
      },
    }),
  });
  expect(data.parameters[0]!.html).toContain('<span class="flag">ISO 639 code</span>');
  const tree = data.body!.contents[0]!.treeHtml;
  expect(tree).toContain('<span class="flag">Country code (3)</span>');
  expect(tree).not.toContain('Item Id');
  expect(tree.match(/Whole Thing/g)).toHaveLength(1);
  expect(copy).toContain('`iso` `string` (Country code (3))');
  expect(copy).toContain('`string` (ISO 639 code)');
});

test('B130: a list of plain values is an example of a property; a list of objects is part of the body’s', () => {
  const { data, copy } = pageOf(
    bodyOf({
      schema: {
        type: 'object',
        properties: {
          mails: {
            type: 'array',
            items: { type: 'string' },
            example: ['a@x.example', 'b@x.example'],
          },
          none: { type: 'array', items: { type: 'string' }, example: [] },
          parts: { type: 'array', items: { type: 'object' }, example: [{ id: 'hidden' }] },
        },
      },
    }),
  );
  const tree = data.body!.contents[0]!.treeHtml;
  expect(tree).toContain('Example: <code>["a@x.example","b@x.example"]</code>');
  expect(tree.match(/Example:/g)).toHaveLength(1);
  expect(copy).toContain('Example: `["a@x.example","b@x.example"]`');
});

test('B123: media types and headers of the parts of a form, which have links of their own', () => {
  const media = {
    schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
    encoding: {
      photo: {
        contentType: 'image/png, image/*',
        headers: {
          'X-Checksum': { description: 'SHA-256 of the file', schema: { type: 'string' } },
          'Content-Type': { schema: { type: 'string' } },
        },
      },
    },
  };
  const { data, copy } = pageOf(bodyOf(media, 'multipart/form-data'));
  const { treeHtml } = data.body!.contents[0]!;
  expect(treeHtml).toContain('Headers of the part photo');
  expect(treeHtml).toContain('Media type of the part photo: image/png, image/*');
  expect(treeHtml).toContain(' id="~photo-header.X-Checksum"');
  expect(treeHtml).toContain('SHA-256 of the file');
  expect(treeHtml).not.toContain('Content-Type');
  expect(copy).toMatch(
    /Headers of the part photo[^]*`X-Checksum` \| `string` \| SHA-256 of the file/,
  );
  expect(copy).toContain('Media type of the part photo: image/png, image/\\*');
  const plain = pageOf(bodyOf(media, 'application/x-www-form-urlencoded'));
  expect(plain.data.body!.contents[0]!.treeHtml + plain.copy).not.toMatch(/X-Checksum|image/);
});

test('B123: an address that leads nowhere is shown as text', () => {
  const externalDocs = { url: 'guide_a.html', description: 'The *guide*' };
  const page = pageOf({ externalDocs, ...bodyOf({ schema: { type: 'object', externalDocs } }) });
  expect(page.data.externalDocs).toEqual({ text: 'The guide (guide_a.html)' });
  expect(page.copy).toContain('More information: The guide (guide_a.html)');
  expect(page.data.body!.contents[0]!.headHtml).toMatch(/More information: The guide \(guide_a/);
});

test('B123: a callback shows an example of what it sends', () => {
  const schema = { type: 'object', properties: { note: { type: 'string', example: '```' } } };
  const examples = { paid: { summary: 'Order paid', value: { state: 'paid' } } };
  const callOf = (media: JsonObject) => ({
    callbacks: {
      on: {
        '{$url}': {
          post: { requestBody: { content: { 'application/json': media } }, responses: {} },
        },
      },
    },
  });
  const given = pageOf(callOf({ schema, examples })).data.callbacksHtml;
  expect(given).toMatch(/>Order paid<\/p><pre[^>]*><code>[^]*paid/);
  const generated = pageOf(callOf({ schema })).data.callbacksHtml;
  expect(generated).toMatch(/>Example \(auto\)<\/p><pre[^>]*><code>(?:(?!<\/pre>)[^])*```/);
});

test('B126: properties of a parameter that need each other are named', () => {
  const schema = { properties: { a: {}, b: {} }, dependentRequired: { a: ['b'] } };
  const { data, copy } = pageOf({ parameters: [{ name: 'p', in: 'query', schema }] });
  expect(data.parameters[0]!.html).toContain('Required with a: <code>b</code>');
  expect(copy).toContain('Required with a: `b`');
});

test('B135, B136: the copy of an operation has its own servers, that of the overview all others', () => {
  const servers: JsonObject[] = [
    {
      url: 'https://{region}.a.example',
      description: 'Main',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where' } },
    },
    { url: 'https://b.example' },
  ];
  const list = [
    '- `https://{region}.a.example`: Main',
    '  - `region` (Default eu; eu, us): Where',
    '- `https://b.example`\n',
  ].join('\n');
  const own = pageOf({ servers }).copy;
  expect(own).toContain(`\nServers\n\n${list}`);
  expect(pageOf({ servers: [servers[1]!] }).copy).not.toContain('Servers');
  const { copies } = render(documentOf({}, { servers }));
  expect(markdownText(copies.get('overview')!)).toContain(`## Servers\n\n${list}`);
  expect(markdownText(copies.get('operation-a')!)).not.toContain('Servers');
});

test('B129: the media type is no header of a response', () => {
  const schema = { type: 'string' };
  const headers = { 'content-type': { schema }, 'X-A': { schema } };
  const { data, copy } = pageOf({ responses: { 200: { headers } } });
  expect(data.responses[0]!.headersHtml).not.toContain('content-type');
  expect(copy).toContain('| `X-A` |');
  expect(copy).not.toContain('`content-type`');
});

test('B128, B129: a summary in place of a description is text with code, and no HTML', () => {
  const { pages, copies } = render(documentOf({ summary: 'List `a<b>` & <more>' }));
  const page = [...pages.values()].find((data) => 'samples' in data) as OperationData;
  expect(page.descriptionHtml).toBe('<p>List <code>a&#x3C;b></code> &#x26; &#x3C;more></p>');
  expect(markdownText([...copies.values()].at(-1)!)).toMatch(/List `a<b>` & \\<more>/);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'its success',
    { '200': 'application/json', '400': 'application/problem+json' },
    ['application/json'],
  ],
  ['nothing: a success has no body', { '204': '', default: 'application/problem+json' }, []],
  ['nothing: only errors are known', { '400': 'application/problem+json' }, []],
  [
    'the default, if there is no success',
    { default: 'text/csv', '4XX': 'text/plain' },
    ['text/csv'],
  ],
])('B132: a request accepts %s', (_, types, accept) => {
  const responses = Object.fromEntries(
    Object.entries(types).map(([status, type]) => [
      status,
      { description: status, content: type === '' ? {} : { [type]: {} } },
    ]),
  );
  expect(pageOf({ responses }).data.accept).toEqual(accept);
});

test('B136: the copy has the first hundred of many values, and says how many more there are', () => {
  const values = Array.from({ length: 900 }, (_, index) => `v${index}`);
  const { copy } = pageOf(
    bodyOf({
      schema: { type: 'object', properties: { one: { type: 'string', enum: values } } },
    }),
  );
  expect(copy).toContain(' v99]`. 800 more values are on the page.');
  expect(copy).not.toContain('v100');
  const described = { enum: values, 'x-enumDescriptions': { v0: 'the first' } };
  expect(pageOf(bodyOf({ schema: described })).copy).not.toContain('more values');
});
