import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readApis } from './catalog.ts';
import { resolveExternalDocs } from './external-addresses.ts';
import type { JsonObject } from './json.ts';

const documentWith = (more: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {},
  tags: [{ name: 'Pets', externalDocs: { url: '../pets.html' } }],
  ...more,
});

const tagUrl = ({ tags }: JsonObject) =>
  (tags as { externalDocs: { url: string } }[])[0]!.externalDocs.url;

test.each([
  ['its own site', { externalDocs: { url: 'https://docs.example/a/b/' } }, 'docs.example/a'],
  ['the site of the contact', { info: { contact: { url: 'https://c.example' } } }, 'c.example'],
  [
    'the first server with a whole address',
    { servers: [{ url: '/v1' }, { url: 'https://api.example/v1/x/' }] },
    'api.example/v1',
  ],
])('B123: a relative address of externalDocs is on %s', (_, more, place) => {
  const document = documentWith(more);
  expect(resolveExternalDocs(document)).toEqual([]);
  expect(tagUrl(document)).toBe(`https://${place}/pets.html`);
});

test('B138: without a site it stays, and one warning says so; a strict document has an error for each', async () => {
  const document = documentWith({
    servers: [{ url: '/v1' }, { url: 'https://{region}.example' }],
    externalDocs: { url: 'docs' },
  });
  const folder = folderOf({ 'a.json': JSON.stringify(document, null, 1) });
  const read = async (strict: boolean) =>
    (await readApis(folder, [{ file: 'a.json', strict, models: false }], ['en'], 'en')).problems;
  const where = 'Write an address that begins with https://';
  expect(await read(false)).toEqual([
    {
      file: 'openapi/a.json',
      line: expect.any(Number) as number,
      severity: 'warning',
      message: expect.stringMatching(
        `^#/externalDocs/url: “docs” leads nowhere here, like 1 more, and is shown as text. ${where}`,
      ) as string,
    },
  ]);
  expect(
    (await read(true)).map(({ severity, message }) => [severity, message.split(':')[0]]),
  ).toEqual([
    ['error', '#/externalDocs/url'],
    ['error', '#/tags/0/externalDocs/url'],
  ]);
});
