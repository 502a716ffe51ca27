import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { readDocument } from '../read-document.ts';
import { englishWords, render } from '../__fixtures__/all-operations.ts';
import type { OperationData, OverviewData } from '../pages/data.ts';
import { sampledRequest } from '../pages/samples-data.ts';
import { sampleValues } from '../pages/sample-values.ts';
import { operationSamples } from '../samples/operation-samples.ts';
import { colorCode } from './color-code.ts';
import { placeIds } from './row-id.ts';
import { markdownHtml, markdownLinks, plainSummary, type MarkdownOptions } from './markdown.ts';

const FOLDER = 'e2e/fixtures/site/openapi';
const options: MarkdownOptions = {
  link: (href) =>
    /^javascript:/i.test(href) ? undefined : { href, external: href.startsWith('http') },
  newTab: '(new tab)',
};
const samplesOf = (data: OperationData) =>
  operationSamples(sampledRequest(data), data.samples, 'Other');
const html = (text: string, more: Partial<MarkdownOptions> = {}) =>
  markdownHtml(text, { ...options, ...more }).html;

/** What could run: a tag that loads or runs, a handler, an address that is code. */
const EXECUTABLE =
  /<(?:script|iframe|object|embed|svg|math|form|style|link|meta|base)\b|<[^>]*\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i;

describe('B123: descriptions', () => {
  test('Markdown with tables, lists and code; other sites open in a new tab and say so', () => {
    expect(html('- a\n\n| h |\n|---|\n| c |\n\n[x](https://a.example) **b**')).toMatch(
      /<ul>[^]*<div class="scroll" tabindex="0"><table>[^]*<a href="https:\/\/a\.example" target="_blank" rel="noopener noreferrer">x<span class="sr-only"> \(new tab\)<\/span><\/a> <strong>b<\/strong>/,
    );
    expect(html('```json\n{"a": 1}\n```')).toContain(
      '<span class="tp">"a"</span>: <span class="tn">1</span>',
    );
  });

  test('headings begin at the level of the page; ids keep away from those that the page uses', () => {
    const { headings } = markdownHtml('# Authentication\n\n### Deeper', {
      ...options,
      reserved: ['authentication'],
      top: 2,
    });
    expect(headings).toEqual([
      { id: 'authentication-1', text: 'Authentication', level: 2 },
      { id: 'deeper', text: 'Deeper', level: 4 },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '<svg onload=alert(1)>',
    '<iframe src=//evil.example></iframe>',
    '<style>*{}</style>',
    '<form action=//evil><input onfocus=alert(1) autofocus></form>',
    '<details open ontoggle=alert(1)><summary>s</summary></details>',
    '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></math>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<div id="main" name="cookie" style="position:fixed">x</div>',
  ])('security: nothing of %s can run', (text) => {
    expect(html(text)).not.toMatch(EXECUTABLE);
    expect(html(text)).not.toMatch(/ style=|id="main"/);
  });

  test('the name of an operation in bold letters leads to it, not in a link or heading and not without such a name', () => {
    const named = (name: string) => (name === 'Get all' ? './get-all' : undefined);
    expect(html('See **Get\nall** and **others**.', { named })).toBe(
      '<p>See <strong><a href="./get-all">Get\nall</a></strong> and <strong>others</strong>.</p>',
    );
    expect(html('[**Get all**](/x)\n\n## **Get all**', { named })).toBe(
      '<p><a href="/x"><strong>Get all</strong></a></p>\n<h2><strong>Get all</strong></h2>',
    );
  });

  test('links as they are written, and the first paragraph without markup', () => {
    expect(markdownLinks('[a](b) <https://c.example> <a href="d">e</a>')).toEqual([
      'b',
      'https://c.example',
      'd',
    ]);
    expect(plainSummary('**Bold** [link](x).\n\nMore.')).toBe('Bold link.');
    expect(plainSummary(`One sentence that is long enough. ${'word '.repeat(60)}`, 60)).toBe(
      'One sentence that is long enough.',
    );
  });
});

test('security: a document full of attacks leaves nothing that runs in any page, file or title', async () => {
  const { document, problems } = await readDocument(FOLDER, 'attacks.yaml');
  expect(problems).toEqual([]);
  const { pages, files } = render(document!);
  const texts: string[] = [...files.entries()]
    .filter(([name]) => name.endsWith('.html'))
    .map(([, text]) =>
      text.replace(/^<!doctype html><html[^>]*><head><meta[^>]*><meta[^>]*><meta[^>]*>/, ''),
    );
  // Everything whose name says that it is HTML goes to the page as it is; the rest is escaped by React.
  const stringsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(stringsIn)
        : [];
  JSON.stringify([...pages.values()], (key, value: unknown) => {
    if (/html$/i.test(key)) texts.push(...stringsIn(value));
    return value;
  });
  for (const [name, data] of pages)
    if (name.startsWith('operation-'))
      for (const { variants } of samplesOf(data as OperationData))
        texts.push(...variants.flatMap(({ html: parts }) => stringsIn(parts)));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(text).not.toMatch(EXECUTABLE);
});

test('code is escaped, and colored where its language is known', () => {
  expect(colorCode('<b>', 'nothing')).toBe('&lt;b&gt;');
  expect(colorCode('if (a) f("x") // c', 'javascript')).toBe(
    '<span class="tk">if</span> (a) <span class="tf">f</span>(<span class="ts">"x"</span>) <span class="tc">// c</span>',
  );
});

describe('B127, B130: the fixture’s schemas', async () => {
  const { document } = await readDocument(FOLDER, 'shop.yaml');
  const rendered = render(document!, 'shop');
  const data = (slug: string) => rendered.pages.get(`operation-${slug}`) as OperationData;

  test('B127: a recursive schema is in the page until it repeats, and continues in a file', () => {
    const tree = data('get-tree').responses[0]!.contents[0]!.treeHtml;
    const href = /href="(\/_content\/api\/shop\/en\/[0-9a-f]{16}\.html)"/.exec(tree)![1]!;
    expect(tree).toContain('recursive');
    expect(rendered.files.get(href)).toMatch(/<h1>Node<\/h1>[^]*data-fragment-body[^]*children/);
    // The file refers to itself, so that there is always a next step, and never more files than schemas.
    expect(rendered.files.get(href)).toContain('data-fragment');
    expect([...rendered.files.keys()].filter((name) => name.endsWith('.html')).length).toBeLessThan(
      6,
    );
  });

  test('B127: every keyword says something', () => {
    const tree = data('get-tree').responses[1]!.contents[0]!.treeHtml;
    for (const text of [
      'nullable',
      'string | integer',
      '(string | number)[]',
      'Price[][]',
      '[string, integer]',
      '&gt;= 1 and &lt;= 3 items',
      'unique items',
      'Constant value:',
      'anyOf',
      'property name*',
      '/^x-/',
      'multiple of 0.01',
      '&gt; 0',
      'New Taiwan dollar',
    ])
      expect(tree, text).toContain(text);
  });

  test('B124: parameters of path and operation are merged by name and place, in a fixed order', () => {
    const { parameters } = data('list-orders');
    expect(parameters.map(({ place }) => place)).toEqual(['query', 'header', 'cookie']);
    expect(parameters[1]!.html.match(/class="name">trace</g)).toHaveLength(1);
    expect(parameters[1]!.html).toContain("The operation's own words.");
    expect(parameters[0]!.html).toMatch(/struck">express<[^]*deprecated/);
  });

  test('B130: examples are those of the document, else made the same way every time', () => {
    expect(
      data('create-order').body!.contents[0]!.examples.map(({ label, generated }) => [
        label,
        generated,
      ]),
    ).toEqual([
      ['A small order', false],
      ['A large order', false],
    ]);
    const [example] = data('create-order').responses[0]!.contents[0]!.examples;
    expect(example!.generated).toBe(true);
    const value = JSON.parse(example!.text) as JsonObject;
    expect(value).toMatchObject({
      id: expect.any(String) as string,
      name: expect.any(String) as string,
      quantity: 1,
      created: '2019-08-24T14:15:22Z',
    });
    expect(Object.keys(value)).not.toContain('secret');
    expect(Object.keys(value)).not.toContain('old');
    expect(data('list-orders').responses[0]!.contents[1]!.examples[0]!.text).toContain(
      '<text>a &amp; b</text>',
    );
  });

  test('B134: ways to authorize', () => {
    expect(
      data('list-orders').security.map((combination) => combination.map(({ scheme }) => scheme.id)),
    ).toEqual([['bearer'], ['key', 'cookie']]);
    expect(data('delete-a-line').security).toEqual([]);
    expect(data('has-picture')).toMatchObject({
      securityOptional: true,
      security: [[{ scopes: ['read'] }]],
    });
  });

  test('B131: samples of the document are one more tab of their language', () => {
    const python = samplesOf(data('ping')).find(({ language }) => language === 'python')!;
    expect(python.variants.map(({ label }) => label)).toEqual(['requests', 'shop-sdk']);
    expect(samplesOf(data('list-orders')).map(({ language }) => language)).toEqual([
      'curl',
      'python',
      'csharp',
      'go',
      'php',
      'java',
      'powershell',
      'javascript',
    ]);
  });

  test('B135: the overview', () => {
    const overview = rendered.pages.get('overview') as OverviewData;
    expect(overview).toMatchObject({
      title: 'Shop API',
      version: '2.4.0',
      license: { name: 'Apache 2.0', url: 'https://spdx.org/licenses/Apache-2.0.html' },
      downloads: [{ href: '/openapi/test.yaml' }, {}].map((_, index) => ({
        href: `/openapi/shop.${['yaml', 'json'][index]!}`,
      })),
    });
    expect(rendered.ids.get('overview')).toEqual([
      'authentication',
      'servers',
      'contact',
      'authentication-1',
    ]);
  });
});

test('a schema that is wide and deep costs a bounded number of rows', () => {
  const schemas: JsonObject = {};
  for (let level = 0; level < 12; level++) {
    const below: JsonObject =
      level < 11 ? { $ref: `#/components/schemas/L${level + 1}` } : { type: 'string' };
    schemas[`L${level}`] = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index}`, below])),
    };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            '200': {
              description: 'd',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/L0' } } },
            },
          },
        },
      },
    },
    components: { schemas },
  } as unknown as JsonObject;
  const { pages, files } = render(document);
  const tree = (pages.get('operation-a') as OperationData).responses[0]!.contents[0]!.treeHtml;
  expect(tree.match(/<li\b/g)!.length).toBeLessThanOrEqual(160);
  expect(tree.match(/<li\b/g)!.length).toBeGreaterThan(60);
  for (const [name, text] of files)
    if (name.endsWith('.html')) expect(text.length).toBeLessThan(100_000);
  // Everything can still be reached: each level is in a file.
  expect([...files.values()].join()).toContain('L11');
});

test('B124, B127: each row has an id; the only list of a wrapper is open', () => {
  const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
  const text: JsonObject = { type: 'string' };
  const { pages, ids } = render({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a/{machine id}': {
        post: {
          operationId: 'a',
          parameters: [{ name: 'machine id', in: 'path', required: true, schema: text }],
          requestBody: {
            content: {
              'application/json': {
                schema: object({ data: object({ inner: object({ x: text }), 'x<y': text }) }),
              },
            },
          },
          responses: {
            400: {
              description: 'No',
              content: { 'application/json': { schema: object({ code: text }) } },
            },
          },
        },
      },
    },
  });
  expect(ids.get('operation-a')).toEqual([
    'request',
    'responses',
    'path-machine-id',
    'body',
    'body-data',
    'body-data.inner',
    'body-data.inner.x',
    'body-data.x-y',
    'response-400',
    'response-400-code',
  ]);
  const { treeHtml } = (pages.get('operation-a') as OperationData).body!.contents[0]!;
  expect(treeHtml.match(/<details class="tree"(?: open="")?>/g)).toEqual([
    '<details class="tree" open="">',
    '<details class="tree">',
  ]);
  expect(placeIds(treeHtml, 'body')).toContain(
    '<li id="body-data.x-y"><button type="button" class="link" aria-label="Copy link to x-y"></button>',
  );
});

test('B128: options of a nested choice have bodies: an example that has the option, otherwise a generated part', () => {
  const option = (kind: string, more: JsonObject = {}): JsonObject => ({
    title: kind,
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, ...more },
  });
  const { pages } = render({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: {
            content: {
              'application/json': {
                schema: {
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
                },
                examples: { first: { value: { name: 'n', pay: { kind: 'card', number: '1' } } } },
              },
            },
          },
          responses: {},
        },
      },
    },
  });
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
    const { pages } = render({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            requestBody: { content: { 'application/json': { schema } } },
            responses: {},
          },
        },
      },
    });
    return (pages.get('operation-a') as OperationData).body!;
  };
  const choice = { oneOf: [option('card'), option('transfer')] };
  expect(Object.keys(bodyOf(choice).contents[0]!.variants)).toEqual(['card', 'transfer']);
  const list = bodyOf({ type: 'array', items: choice });
  expect([list.array, list.contents[0]!.variants]).toEqual([true, {}]);
});

test('words of the interface exist for what is shown', () => {
  expect(englishWords()('showProperties', { name: 'x' })).toBe('Properties of x');
  expect(parse(readFileSync(`${FOLDER}/shop.yaml`, 'utf8'))).toMatchObject({ openapi: '3.1.0' });
});
