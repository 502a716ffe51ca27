import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { apiTranslations, recordApiTranslations } from './api-translations.ts';
import { recordSources } from './record-sources.ts';
import { documentTexts } from './texts.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

const DOCUMENT = `openapi: 3.1.0
info: { title: Shop, version: '1', description: A small shop. }
paths:
  /orders:
    get:
      operationId: list
      summary: List orders
      description: Lists what is open.
      responses: { '200': { description: The orders., content: { application/json: { example: { description: data } } } } }
`;
const OVERLAY = `# Kept as it is.
overlay: 1.0.0
info: { title: T, version: '1' }
actions:
  # About the shop
  - target: $.info
    update: { title: Shop, description: 小商店。 }
  - { "target": "$.paths['/orders'].get", update: { summary: 列出訂單, description: 列出未結訂單。 } }
`;

const site = (document: string, overlay?: string) => {
  const folder = folderOf({
    'openapi/shop.yaml': document,
    ...(overlay === undefined ? {} : { 'openapi/shop.zh-tw.overlay.yaml': overlay }),
  });
  folders.push(folder);
  return folder;
};
const locales = ['en', 'zh-tw'];
const statesOf = async (folder: string) =>
  (await apiTranslations(folder, locales, 'en')).map(
    ({ state, place, pointer }) => `${state} ${place} ${pointer}`,
  );
const read = (folder: string) =>
  readFileSync(join(folder, 'openapi/shop.zh-tw.overlay.yaml'), 'utf8');

test('B3: texts of an API without a translation are counted', async () => {
  expect(await statesOf(site(DOCUMENT, OVERLAY))).toEqual([
    'unrecorded openapi/shop.zh-tw.overlay.yaml:6 #/info/title',
    'unrecorded openapi/shop.zh-tw.overlay.yaml:6 #/info/description',
    'unrecorded openapi/shop.zh-tw.overlay.yaml:8 #/paths/~1orders/get/summary',
    'unrecorded openapi/shop.zh-tw.overlay.yaml:8 #/paths/~1orders/get/description',
    'missing openapi/shop.yaml #/paths/~1orders/get/responses/200/description',
  ]);
  expect(
    new Set((await apiTranslations(site(DOCUMENT), locales, 'en')).map(({ state }) => state)),
  ).toEqual(new Set(['missing']));
});

test('B3: a source text that has changed since makes the translation of its action stale, and no other', async () => {
  const folder = site(DOCUMENT, OVERLAY);
  expect(
    await recordApiTranslations(folder, locales, 'en', ['openapi/shop.zh-tw.overlay.yaml']),
  ).toBe(2);
  const recorded = read(folder);
  expect(
    recorded
      .replace(/\n {4}x-source-hash: "[0-9a-f]{12}"/, '')
      .replace(/, "x-source-hash": "[0-9a-f]{12}"/, ''),
  ).toBe(OVERLAY);
  expect((await statesOf(folder)).slice(0, 4)).toEqual([
    expect.stringMatching(/^current/),
    expect.stringMatching(/^current/),
    expect.stringMatching(/^current/),
    expect.stringMatching(/^current/),
  ]);
  const changed = site(DOCUMENT.replace('Lists what is open.', 'Lists everything.'), recorded);
  expect((await statesOf(changed)).slice(0, 4)).toEqual([
    'current openapi/shop.zh-tw.overlay.yaml:6 #/info/title',
    'current openapi/shop.zh-tw.overlay.yaml:6 #/info/description',
    'stale openapi/shop.zh-tw.overlay.yaml:9 #/paths/~1orders/get/summary',
    'stale openapi/shop.zh-tw.overlay.yaml:9 #/paths/~1orders/get/description',
  ]);
  expect(
    await recordApiTranslations(changed, locales, 'en', ['openapi/shop.zh-tw.overlay.yaml:6']),
  ).toBe(1);
  expect((await statesOf(changed))[2]).toMatch(/^stale/);
  expect(
    await recordApiTranslations(changed, locales, 'en', ['openapi/shop.zh-tw.overlay.yaml:9']),
  ).toBe(1);
  expect((await statesOf(changed))[2]).toMatch(/^current/);
});

test.each(['openapi/shop.zh-tw.overlay.yaml:7', 'openapi/other.zh-tw.overlay.yaml'])(
  'B3: recording %s, which nobody has, is an error and writes nothing',
  async (name) => {
    const folder = site(DOCUMENT, OVERLAY);
    await expect(
      recordApiTranslations(folder, locales, 'en', ['openapi/shop.zh-tw.overlay.yaml', name]),
    ).rejects.toThrow(`There is no translation “${name}”`);
    expect(read(folder)).toBe(OVERLAY);
  },
);

test('B3: a fingerprint that is there is replaced, in JSON, too', () => {
  const once = recordSources(
    '{"actions": [{"target": "$.info", "update": {}}, {"target": "$.tags"}]}',
    ['aaaaaaaaaaaa', undefined],
  );
  expect(JSON.parse(once)).toEqual({
    actions: [
      { target: '$.info', 'x-source-hash': 'aaaaaaaaaaaa', update: {} },
      { target: '$.tags' },
    ],
  });
  expect(recordSources(once, ['bbbbbbbbbbbb', undefined])).toBe(
    once.replace('aaaaaaaaaaaa', 'bbbbbbbbbbbb'),
  );
});

test('B3: what readers see is a text, what a program sees is none', () => {
  const texts = documentTexts({
    info: { title: 'T', summary: '' },
    components: {
      schemas: {
        default: {
          title: 'D',
          properties: {
            title: { type: 'string', default: 'x', enum: ['summary'], description: 'A title' },
          },
          required: ['title'],
        },
      },
      examples: { value: { summary: 'S', value: { description: 'data' } } },
    },
    'x-enumDescriptions': { a: 'First' },
  });
  expect(texts.map(({ text }) => text)).toEqual(['T', 'D', 'A title', 'S', 'First']);
});
