import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { lintDocuments } from './lint-documents.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/** A document without a fault: two operations that share a schema. */
const GOOD = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: https://shop.test/v1 }]
security: [{ key: [] }]
tags: [{ name: Orders, description: Orders of the shop. }]
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, description: Number of the order., schema: { type: integer }, example: 7 }
    get:
      operationId: getOrder
      summary: Get an order
      description: Reads one order.
      tags: [Orders]
      responses:
        '200': { description: The order., content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { id: 7, state: open } } } }
        '404': { description: No such order. }
    put:
      operationId: putOrder
      summary: Change an order
      description: Changes one order.
      tags: [Orders]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { id: 7, state: sent } } } }
      responses:
        '204': { description: Changed. }
        '404': { description: No such order. }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Order: { type: object, required: [id], properties: { id: { type: integer }, state: { type: string, enum: [open, sent] } } }
`;

const lintFiles = async (files: Record<string, string>) => {
  const site = folderOf(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`openapi/${name}`, text])),
  );
  folders.push(site);
  const { checked, problems } = await lintDocuments(
    site,
    join(process.cwd(), 'redocly.yaml'),
    ['en', 'zh-tw'],
    'en',
  );
  return {
    checked,
    said: problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`),
  };
};

test('B138: a good document has nothing to correct', async () => {
  expect(await lintFiles({ 'shop.yaml': GOOD })).toEqual({
    checked: ['openapi/shop.yaml'],
    said: [],
  });
});

describe('B138: what the rules forbid is said with file, line and pointer', () => {
  const noExamples = GOOD.replace(', example: 7', '').replace(
    ', example: { id: 7, state: open }',
    '',
  );
  test.each([
    ['no operationId', 'operation-operationId', GOOD.replace('      operationId: getOrder\n', '')],
    ['no summary', 'operation-summary', GOOD.replace('      summary: Get an order\n', '')],
    [
      'no description',
      'operation-description',
      GOOD.replace('      description: Reads one order.\n', ''),
    ],
    ['no tag', 'operation-tag-defined', GOOD.replace('      tags: [Orders]\n', '')],
    [
      'two tags',
      'operation-singular-tag',
      GOOD.replace('tags: [Orders]\n', 'tags: [Orders, Orders]\n'),
    ],
    [
      'a tag that is not declared',
      'operation-tag-defined',
      GOOD.replace('      tags: [Orders]\n', '      tags: [Other]\n'),
    ],
    [
      'a tag without a description',
      'tag-description',
      GOOD.replace(', description: Orders of the shop.', ''),
    ],
    [
      'no 4xx response',
      'operation-4xx-response',
      GOOD.replace("        '404': { description: No such order. }\n", ''),
    ],
    [
      'a parameter without a description',
      'parameter-description',
      GOOD.replace(' description: Number of the order.,', ''),
    ],
    ['an operation without an example', 'portal/operation-has-example', noExamples],
    ['a parameter without an example', 'portal/parameter-has-example', noExamples],
    ['a body without an example', 'portal/body-has-example', noExamples],
    [
      'an example that is wrong',
      'no-invalid-media-type-examples',
      GOOD.replace('state: open }', 'state: lost }'),
    ],
    [
      'a schema that occurs twice',
      'portal/schemas-are-shared',
      GOOD.replace(
        "{ $ref: '#/components/schemas/Order' }",
        '{ type: object, required: [id], properties: { id: { type: integer }, state: { type: string, enum: [open, sent] } } }',
      ),
    ],
    ['a component that nobody uses', 'no-unused-components', `${GOOD}    Lost: { type: string }\n`],
    [
      'a security scheme that is not there',
      'security-defined',
      GOOD.replace('[{ key: [] }]', '[{ other: [] }]'),
    ],
    [
      'a reference that leads nowhere',
      'no-unresolved-refs',
      GOOD.replace('schemas/Order', 'schemas/No'),
    ],
  ])('%s', async (_, rule, document) => {
    expect(document).not.toBe(GOOD);
    expect((await lintFiles({ 'shop.yaml': document })).said).toContainEqual(
      expect.stringMatching(new RegExp(`^openapi/shop\\.yaml:\\d+ #/.*\\(${rule}\\)$`)),
    );
  });
});

describe('B3: translations are linted, too', () => {
  const overlay = (update: string) =>
    `overlay: 1.0.0\ninfo: { title: T, version: '1' }\nactions:\n  - { target: "$.paths['/orders/{id}'].get", update: ${update} }\n`;

  test('the document as it is with the overlay', async () => {
    const { checked, said } = await lintFiles({
      'shop.yaml': GOOD,
      'shop.zh-tw.overlay.yaml': overlay("{ description: '' }"),
    });
    expect(checked).toEqual([
      'openapi/shop.yaml',
      'openapi/shop.zh-tw.overlay.yaml',
      'openapi/shop.yaml with openapi/shop.zh-tw.overlay.yaml',
    ]);
    expect(said).toEqual([
      expect.stringMatching(
        /^openapi\/shop\.yaml with openapi\/shop\.zh-tw\.overlay\.yaml: #\/paths\/~1orders~1\{id\}\/get\/description: .*\(operation-description\)$/,
      ),
    ]);
  });

  test('the overlay itself, and what it aims at', async () => {
    const { said } = await lintFiles({
      'shop.yaml': GOOD,
      'shop.zh-tw.overlay.yaml': overlay('{ summary: 取得訂單 }').replace('actions:', 'action:'),
    });
    expect(said.join('\n')).toMatch(/shop\.zh-tw\.overlay\.yaml:\d+ .*\(struct\)/);
    const lost = await lintFiles({
      'shop.yaml': GOOD,
      'shop.zh-tw.overlay.yaml': overlay('{ summary: 取得訂單 }').replace('/orders/', '/gone/'),
    });
    expect(lost.said.join('\n')).toMatch(
      /shop\.zh-tw\.overlay\.yaml:4 .*finds nothing in the document/,
    );
  });
});
