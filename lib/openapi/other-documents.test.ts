import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { render, samplesOf } from './__fixtures__/all-operations.ts';
import { isObject, objectOf, pointerPath, valueAt, type Json, type JsonObject } from './json.ts';
import { METHODS, operationsIn } from './operations.ts';
import { outlineProblems } from './outline-problems.ts';
import { outlineOf } from './outline.ts';
import type { ContentData, ModelData, OperationData } from './pages/data.ts';
import { parametersOf } from './pages/fields.ts';
import { readDocument } from './read-document.ts';
import { LANGUAGES } from './samples/shape.ts';
import { schemaView, type Direction } from './schema/view.ts';
import { Spec } from './spec.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/**
 * Renders a document and checks that the page and the copy of each operation have everything that
 * the document names.
 */
async function renderWithoutLoss(
  folder: string,
  file: string,
): Promise<Map<string, OperationData>> {
  const { document, problems, problemAt } = await readDocument(folder, file);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const outline = outlineOf('test', file, document!);
  expect(outlineProblems(outline, document!, problemAt!, true)).toEqual([]);
  const { pages, copies, files } = render(document!);
  const spec = new Spec(document!);
  const operations = new Map<string, OperationData>();
  [...operationsIn(spec)].forEach(({ at, value, shared }, index) => {
    const label = at.join(' ');
    const { slug, method } = outline.operations[index]!;
    const data = pages.get(`operation-${slug}`) as OperationData;
    const copy = markdownText(copies.get(`operation-${slug}`)!);
    operations.set(slug, data);
    const shown = data.parameters.map(({ html }) => html).join('');
    for (const { name } of parametersOf(spec, shared, value)) {
      expect(shown, label).toContain(`>${escaped(name)}</code>`);
      expect(copy, label).toContain(`\`${name}\``);
    }
    expect(data.responses.map(({ status }) => status).sort(), label).toEqual(
      Object.keys(objectOf(value.responses))
        .filter((status) => !status.startsWith('x-'))
        .sort(),
    );
    for (const response of data.responses) {
      expect(copy, label).toContain(`### ${response.status}\n`);
      compare(
        spec,
        spec.object(objectOf(value.responses)[response.status]),
        response.contents,
        'response',
        copy,
        label,
      );
    }
    if (value.requestBody !== undefined)
      compare(spec, spec.object(value.requestBody), data.body!.contents, 'request', copy, label);
    if (method !== 'webhook')
      expect(
        samplesOf(data)
          .slice(0, LANGUAGES.length)
          .map(({ variants }) => variants.length > 0),
        label,
      ).toEqual(LANGUAGES.map(() => true));
  });
  // Parts of schemas lead to parts that are there.
  const texts = [
    ...files.values(),
    ...[...pages.values()].map((page) => JSON.stringify(page)),
  ].join('\n');
  for (const [, href] of texts.matchAll(/href=\\?"(\/_content\/api\/[^"\\]+)/g))
    expect(files.has(href!), href).toBe(true);
  return operations;
}

function compare(
  spec: Spec,
  value: JsonObject,
  shown: readonly ContentData[],
  direction: Direction,
  copy: string,
  label: string,
): void {
  expect(
    shown.map(({ type }) => type),
    label,
  ).toEqual(Object.keys(objectOf(value.content)));
  for (const { type, treeHtml } of shown) {
    expect(copy, label).toContain(`\`${type}\``);
    for (const { name, wildcard } of schemaView(
      spec,
      objectOf(objectOf(value.content)[type]).schema,
    ).rows(direction)) {
      if (!wildcard) expect(treeHtml, `${label} ${type}`).toContain(`>${escaped(name)}</code>`);
      if (!wildcard) expect(copy, `${label} ${type}`).toContain(`\`${name}\``);
    }
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Some operations of a large document with everything that they refer to. */
function excerpt(document: JsonObject, every: number): JsonObject {
  const paths: JsonObject = {};
  Object.entries(objectOf(document.paths)).forEach(([path, item], index) => {
    if (index % every === 0) paths[path] = item;
  });
  const result: JsonObject = {
    ...document,
    paths,
    components: { securitySchemes: objectOf(document.components).securitySchemes ?? {} },
    'x-webhooks': {},
  };
  const waiting: Json[] = [paths];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    // The parser follows what looks like a reference, in examples, too.
    for (const [, target] of JSON.stringify(next).matchAll(/"\$ref":"(#[^"]+)"/g) as Iterable<
      [string, string]
    >) {
      if (seen.has(target)) continue;
      seen.add(target);
      const [, kind, name] = pointerPath(target) as [string, string, string];
      const value = valueAt(document, pointerPath(target))!;
      const group = objectOf(objectOf(result.components)[kind]);
      (result.components as JsonObject)[kind] = { ...group, [name]: value };
      waiting.push(value);
    }
  }
  return result;
}

/**
 * The same said in the way of 3.1: lists of types instead of `nullable`, limits that are numbers of
 * their own.
 */
function inThreeOne(value: Json): Json {
  if (Array.isArray(value)) return value.map(inThreeOne);
  if (!isObject(value)) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, inThreeOne(below)]),
  );
  if (nullable === true && typeof rest.type === 'string')
    return {
      ...rest,
      type: [rest.type, 'null'],
      ...(Array.isArray(rest.enum) && !rest.enum.includes(null)
        ? { enum: [...rest.enum, null] }
        : {}),
    };
  return typeof nullable === 'boolean'
    ? rest
    : { ...rest, ...(nullable === undefined ? {} : { nullable }) };
}

describe('B138: documents of other people are rendered without loss', () => {
  const github = (): JsonObject =>
    JSON.parse(
      readFileSync(
        createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json'),
        'utf8',
      ),
    ) as JsonObject;
  const countOf = (document: JsonObject) =>
    Object.values(objectOf(document.paths)).flatMap((item) =>
      METHODS.filter((method) => objectOf(item)[method] !== undefined),
    ).length;

  test.each([
    ['OpenAPI 3.0', (document: JsonObject) => document],
    [
      'OpenAPI 3.1',
      (document: JsonObject) => ({ ...(inThreeOne(document) as JsonObject), openapi: '3.1.0' }),
    ],
  ])('GitHub’s own, a sample of its operations, as %s', async (_, change) => {
    const sample = change(excerpt(github(), 50));
    const folder = folderOf({ 'github.json': JSON.stringify(sample) });
    folders.push(folder);
    const operations = await renderWithoutLoss(folder, 'github.json');
    expect(operations.size).toBe(countOf(sample));
    expect(operations.size).toBeGreaterThan(15);
  });

  const odd = join(dirname(new URL(import.meta.url).pathname), '__fixtures__');

  test('Swagger 2.0: forms, files, list formats, sign-in, and what all operations share', async () => {
    const operations = await renderWithoutLoss(odd, 'odd-2.0.yaml');
    expect([...operations.keys()]).toEqual(['all-animals', 'add-animal', 'name', 'picture']);
    const all = operations.get('all-animals')!;
    expect(all.servers.map(({ url }) => url)).toEqual([
      'http://two.test/base',
      'https://two.test/base',
    ]);
    expect(all.security.map((way) => way.map(({ scheme }) => scheme.type))).toEqual([
      ['http'],
      ['oauth2'],
    ]);
    expect(all.fields.map(({ style }) => [style.name, style.style, style.explode])).toEqual([
      ['page', 'form', true],
      ['ids', 'pipeDelimited', false],
      ['multi', 'form', true],
      ['X-Trace', 'simple', false],
    ]);
    expect(all.responses[0]!.contents[0]!.examples[0]!.text).toContain('"lives": 3');
    expect(operations.get('picture')!.body!.contents[0]).toMatchObject({
      type: 'multipart/form-data',
      kind: 'multipart',
      fields: [
        { name: 'file', file: true, required: true },
        { name: 'title', file: false },
      ],
    });
    expect(operations.get('picture')!.security).toEqual([]);
    expect(operations.get('name')!.body!.contents[0]).toMatchObject({
      kind: 'form',
      fields: [{ name: 'name', values: ['a', 'b'] }],
    });
  });

  test('Swagger 2.0: a host without schemes has https', async () => {
    const folder = folderOf({
      'host.json': JSON.stringify({
        swagger: '2.0',
        info: { title: 'Host', version: '1' },
        host: 'two.test',
        basePath: '/b',
        paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'ok' } } } } },
      }),
    });
    folders.push(folder);
    const operations = await renderWithoutLoss(folder, 'host.json');
    expect(operations.get('a')!.servers).toEqual([{ url: 'https://two.test/b', variables: [] }]);
  });

  test('OpenAPI 3.0: no servers, odd paths and styles, wildcards, recursion, schemas that contradict themselves', async () => {
    const operations = await renderWithoutLoss(odd, 'odd-3.0.yaml');
    expect([...operations.keys()]).toEqual([
      'root',
      'odd-options-v1',
      'odd-head',
      'odd-trace',
      'deep',
    ]);
    expect(operations.get('root')!.servers[0].url).toBe('{baseUrl}');
    expect(operations.get('odd-options-v1')!.servers[0].url).toBe('{baseUrl}/relative');
    expect(operations.get('odd-options-v1')!.parameters.at(-1)!.html).toContain('Of the operation');
    expect(operations.get('odd-options-v1')!.parameters.at(-1)!.html).not.toContain('Of the path');
    expect(operations.get('odd-trace')!.deprecated).toBe(true);
    expect(operations.get('odd-head')!.responses[0]!.headersHtml).toContain('inner');
    expect(operations.get('deep')!.body!.contents.map(({ kind }) => kind)).toEqual([
      'text',
      'text',
      'file',
      'text',
    ]);
    expect(operations.get('deep')!.body!.contents[3]!.examples.map(({ label }) => label)).toEqual([
      'The one',
    ]);
  });

  test('OpenAPI 3.1: path items and webhooks by reference, lists of types, tuples, schemas that are true or false', async () => {
    const operations = await renderWithoutLoss(odd, 'odd-3.1.yaml');
    expect([...operations.keys()]).toEqual(['get-item', 'put-item', 'an-item-has-changed']);
    const item = operations.get('get-item')!;
    expect(item.securityOptional).toBe(true);
    expect(item.security).toHaveLength(1);
    expect(item.responses[0]!.contents[0]!.headHtml).toContain('Words beside the reference.');
    expect(item.responses[0]!.contents[0]!.treeHtml).toContain('&gt; 0 and &lt; 10');
    expect(operations.get('put-item')!.body!.contents.map(({ kind }) => kind)).toEqual([
      'text',
      'file',
    ]);
    expect(operations.get('an-item-has-changed')!).toMatchObject({
      method: 'webhook',
      path: 'item.changed',
      samples: [],
    });
  });
  test('OpenAPI 3.2: new methods, streams, media types by reference, callbacks, links, webhooks with their method', async () => {
    const operations = await renderWithoutLoss(odd, 'odd-3.2.yaml');
    expect([...operations.values()].map(({ method, verb }) => [method, verb])).toEqual([
      ['query', undefined],
      ['copy', undefined],
      ['post', undefined],
      ['webhook', 'put'],
    ]);
    const find = operations.get('find-owls')!;
    expect(find.servers[0].description).toBe('Main');
    expect(find.responses[0]!.descriptionHtml).toContain('The owls');
    expect(find.responses[0]!.contents[0]!.treeHtml).toContain('>white</code>');
    expect(find.responses[0]!.contents[1]!.treeHtml).toContain('>white</code>');
    expect(find.responses[0]!.linksHtml).toMatch(
      /href="\.\/copy-owl"[^]*id = <code>\$response[^]*server = <code>https:\/\/copies\.example</,
    );
    // A limit of another type.
    expect(find.body!.contents[0]!.treeHtml).not.toContain('characters');
    const add = operations.get('add-fish')!;
    expect(add.callbacksHtml).toContain('PUT {$request.body#/url}');
    for (const name of ['X-Depth', 'depth', 'swims'])
      expect(add.callbacksHtml).toContain(`>${name}</code>`);
    expect(add.body!.contents[0]!.headHtml).toContain('Beside the reference.');
    const curl = samplesOf(add).find(({ language }) => language === 'curl')!;
    expect(JSON.stringify(curl.variants)).not.toContain('*/*');
  });

  test('OpenAPI 3.2: what is not shown is said once, with its place', async () => {
    const { problems } = await readDocument(odd, 'odd-3.2.yaml');
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning #/tags/1: is not shown: `kind` of a tag.',
      'warning #/paths/~1owls/query: is not shown: a parameter in `querystring`.',
    ]);
  });

  test('the copy for readers of Markdown has callbacks, links, and the method of a webhook, too', async () => {
    const { document } = await readDocument(odd, 'odd-3.2.yaml');
    const { copies } = render(document!);
    const copy = (name: string) => markdownText(copies.get(name)!);
    expect(copy('operation-add-fish')).toMatch(
      /## Callbacks\n\n### swims[^]*PUT \{\$request\.body#\/url\}[^]*`X-Depth`[^]*`depth`/,
    );
    expect(copy('operation-find-owls')).toContain(
      '[copyOwl](./copy-owl); id = `$response.body#/id`',
    );
    expect(copy('operation-hatched')).toContain('`PUT hatched`');
  });

  test('a model shows what is only read and what is only written, on its page and in its copy', () => {
    const schemas = {
      User: {
        type: 'object',
        description: 'Of a user.',
        properties: {
          id: { type: 'string', readOnly: true },
          password: { type: 'string', writeOnly: true },
        },
      },
    };
    const { pages, copies } = render(
      { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, components: { schemas } },
      'test',
      true,
    );
    const { headHtml, treeHtml, example } = pages.get('model-user') as ModelData;
    expect(headHtml).toContain('Of a user.');
    expect(example!.text).toBe('{\n  "id": "string",\n  "password": "string"\n}');
    for (const name of ['id', 'password']) {
      expect(treeHtml).toContain(`>${name}</code>`);
      expect(markdownText(copies.get('model-user')!)).toContain(`\`${name}\``);
    }
  });

  test('Swagger 2.0: words beside a reference stay', async () => {
    const folder = folderOf({
      'two.json': JSON.stringify({
        swagger: '2.0',
        info: { title: 'Two', version: '1' },
        paths: {
          '/a': {
            get: {
              operationId: 'a',
              responses: {
                200: {
                  description: 'ok',
                  schema: {
                    type: 'object',
                    properties: { b: { $ref: '#/definitions/B', description: 'Words beside.' } },
                  },
                },
              },
            },
          },
        },
        definitions: { B: { type: 'object', description: 'Of B.', properties: { c: {} } } },
      }),
    });
    folders.push(folder);
    const operations = await renderWithoutLoss(folder, 'two.json');
    expect(operations.get('a')!.responses[0]!.contents[0]!.treeHtml).toContain('Words beside.');
  });
});
