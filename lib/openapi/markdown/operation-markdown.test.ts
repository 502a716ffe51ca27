import { LANGUAGES } from '../samples/shape.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { documentOf, render } from '../__fixtures__/all-operations.ts';
import type { JsonObject } from '../json.ts';
import type { RenderedApi } from '../pages/render-api.ts';
import { readDocument } from '../read-document.ts';
import { descriptionNodes, descriptionWords } from './description-nodes.ts';

let shop: RenderedApi;
let attacks: RenderedApi;
beforeAll(async () => {
  [shop, attacks] = (await Promise.all(
    ['shop.yaml', 'attacks.yaml'].map(async (name) =>
      render((await readDocument('e2e/fixtures/site/openapi', name)).document!),
    ),
  )) as [RenderedApi, RenderedApi];
});

const copyOf = (name: string): string => markdownText(shop.copies.get(name)!);

describe('Markdown copies: an operation', () => {
  test('address, authorization, parameters with type and limits', () => {
    const copy = copyOf('operation-list-orders');
    expect(copy).toMatch(
      /^```http\nGET https:\/\/\{region\}\.shop\.example\/v2\/orders\n```\n\nLists orders, \*\*newest first\*\*\.\n\nAuthorization: bearer \(type: http/,
    );
    expect(copy).toContain(
      '## Request\n\n### Query Parameters\n\n| Name | Type | Description |\n| - | - | - |\n| `page` | `integer` | Page. Possible values: `>= 1`. Default value: `1`. |',
    );
    expect(copy).toContain(
      "### Header Parameters\n\n| Name | Type | Description |\n| - | - | - |\n| `trace` | `string` (required) | The operation's own words. Example: `abc-1`. |",
    );
    expect(copy).toContain(
      '**Response Headers**\n\n| Name | Type | Description |\n| - | - | - |\n| `X-Total` | `integer` | How many there are. |',
    );
  });

  test('the body as an outline with an example: a request leaves out what is only read, a response what is only written', () => {
    const [request, response] = copyOf('operation-create-order').split('## Responses') as [
      string,
      string,
    ];
    expect(request).toContain(
      '### Body (required)\n\nThe order.\n\n`application/json`: `NewOrder`\n\n- `secret` `string` (write only) – Only sent\n- `name` `string` (required) – Possible values: `non-empty and <= 80 characters`.',
    );
    expect(request).not.toContain('`id`');
    expect(response).toContain('- `id` `string<uuid>` (required, read only)');
    expect(response).not.toContain('`secret`');
    expect(response).toContain(
      '    - `currency` `string` – `EUR`: Euro; `TWD`: New Taiwan dollar; `USD`: US dollar',
    );
    expect(request).toContain('A small order\n\n```json\n{');
    expect(response).toContain('## Code samples\n\n### cURL\n\n```bash\ncurl --request POST');
    // Every language, as on the page.
    expect(response.match(/^### (?!\d).*$/gm)).toEqual(
      LANGUAGES.map(([, label]) => `### ${label.replace('#', '\\#')}`),
    );
    expect(response).toContain('### 204\n\nNothing to create.');
  });

  test('options, tuples, wildcards; a recursive schema ends; a schema that several statuses share is there once', () => {
    expect(copyOf('operation-replace-line')).toContain(
      '- Chosen by the value of kind\n  - **card** `Card`\n    - `kind` `string` (required) – Constant value: `card`.',
    );
    expect(copyOf('operation-replace-line')).toContain(
      '**Deprecated**\n\nThis operation is deprecated',
    );
    const tree = copyOf('operation-get-tree');
    expect(tree).toContain('- `children` `Node[]` (recursive)\n\n');
    expect(tree).toContain(
      '- `tuple` `[string, integer]`\n  - `[0]` `string`\n  - `[1]` `integer`',
    );
    expect(tree).toContain('- `patterns` `object`\n  - `/^x-/` `string`');
    const orders = copyOf('operation-list-orders');
    expect(orders).toContain(
      '### default\n\nSomething is wrong.\n\n`application/problem+json`: `Problem`\n\nSame as 404',
    );
    expect(orders.split('- `code` `integer` (required)')).toHaveLength(2);
  });

  test('a webhook has a name, no server and no sample', () => {
    expect(copyOf('operation-order-paid')).toMatch(/^Webhook: `/);
    expect(copyOf('operation-order-paid')).not.toContain('curl');
  });

  test('the overview has version, servers, authentication and the document', () => {
    const copy = copyOf('overview');
    for (const part of [
      'Version 2.4.0',
      '## Servers',
      '- `https://{region}.shop.example/v2`',
      '## Authentication\n\n### bearer',
      '[Download as YAML](/openapi/test.yaml)',
    ])
      expect(copy).toContain(part);
  });
});

test('Markdown copies: of the HTML of a description its text is left', () => {
  const text = (description: string) =>
    markdownText({ type: 'root', children: descriptionNodes(description, 3) }).trim();
  expect(text('<table><tr><td>cell</td></tr></table>\n\na<br>b <b>c</b> <script>x</script>')).toBe(
    'cell\n\na\\\nb c x',
  );
  expect(text('<script>alert(1)</script>')).toBe('');
  expect(text('# A\n\n## B')).toBe('### A\n\n#### B');
  expect(text('[a][r]\n\n[r]: /b')).toBe('[a](/b)');
  expect(
    markdownText({
      type: 'root',
      children: [{ type: 'paragraph', children: [...descriptionWords('One.\n\n- two')] }],
    }),
  ).toBe('One. two\n');
});

test('Markdown copies: a link leads where that of the page does, or is text as there', () => {
  const description =
    'See [pets](#tag/pets), *the [guide](guide.html)*, [gone](#gone), [shop](/shop), and <https://a.example>.';
  const link = (href: string) =>
    href === '#tag/pets'
      ? { href: '/api/pets' }
      : href === 'guide.html'
        ? { href: 'https://docs.example/guide.html', external: true }
        : /#gone|openapi/.test(href)
          ? undefined
          : { href: `/base${href}` };
  const { copies } = render(documentOf({ description }), 'test', false, false, { link });
  expect(markdownText(copies.get('operation-a')!)).toContain(
    'See [pets](/api/pets), *the [guide](https://docs.example/guide.html)*, gone, [shop](/shop), and <https://a.example>.',
  );
  expect(markdownText(copies.get('overview')!)).toContain('(/openapi/test.yaml)');
});

test('B124: a security scheme says that it is deprecated, and addresses are whole', () => {
  const securitySchemes: JsonObject = {
    old: {
      type: 'oauth2',
      deprecated: true,
      oauth2MetadataUrl: 'https://a.example/.well-known/x',
      flows: {
        deviceAuthorization: {
          deviceAuthorizationUrl: 'https://a.example/device',
          tokenUrl: 'https://a.example/token',
          scopes: {},
        },
      },
    },
  };
  const document = documentOf({ security: [{ old: [] }] }, { components: { securitySchemes } });
  const { copies } = render(document);
  for (const name of ['overview', 'operation-a'])
    expect(markdownText(copies.get(name)!)).toContain(
      'type: oauth2, deprecated: true, oauth2MetadataUrl: <https://a.example/.well-known/x>, flow: deviceAuthorization, deviceAuthorizationUrl: <https://a.example/device>, tokenUrl: <https://a.example/token>',
    );
});

test('security: copies of a document full of attacks hold no HTML', () => {
  const all = [...attacks.copies.values()]
    .map(markdownText)
    .join('\n')
    .replace(/```[^]*?```|`[^`\n]*`/g, '');
  expect(attacks.copies.size).toBeGreaterThan(2);
  expect(all).not.toMatch(/(?<!\\)<(?!https?:)[a-z!/]/i);
});
