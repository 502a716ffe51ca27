import { describe, expect, test } from 'vitest';
import { render, samplesOf } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import { readDocument } from '../read-document.ts';
import type { OperationData, OverviewData } from './data.ts';
import { sampleValues } from './sample-values.ts';

describe('B127, B130: the fixture’s schemas', async () => {
  const { document } = await readDocument('e2e/fixtures/site/openapi', 'shop.yaml');
  const rendered = render(document!, 'shop');
  const data = (slug: string) => rendered.pages.get(`operation-${slug}`) as OperationData;

  test('B127: a recursive schema is in the page until it repeats, and continues in a file', () => {
    const tree = data('get-tree').responses[0]!.contents[0]!.treeHtml;
    const href = /href="(\/_content\/api\/shop\/en\/[0-9a-f]{16}\.html)"/.exec(tree)![1]!;
    expect(tree).toContain('recursive');
    expect(rendered.files.get(href)).toMatch(/<h1>Node<\/h1>[^]*data-fragment-body[^]*children/);
    // The file refers to itself, so that there is always a next step, and never more files than
    // schemas.
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

  test('B132, B134: samples leave out credentials that are optional', () => {
    expect(Object.keys(sampleValues(data('has-picture'), 'none'))).toEqual(['url']);
    expect(sampleValues(data('list-orders'), 'none')).toHaveProperty('h:authorization');
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
      downloads: [{ href: '/openapi/shop.yaml' }, { href: '/openapi/shop.json' }],
    });
    expect(rendered.ids.get('overview')).toEqual([
      'authentication',
      'servers',
      'contact',
      'authentication-1',
    ]);
  });

  test('B8: the headings of a translated overview have the ids of the original', () => {
    const translated = structuredClone(document!);
    Object.assign(translated.info!, { description: '說明。\n\n## 驗證' });
    expect(render(translated, 'shop', false, false, { original: document }).ids).toEqual(
      rendered.ids,
    );
  });
});
