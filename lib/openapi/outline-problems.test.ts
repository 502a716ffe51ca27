import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readApis } from './catalog.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

/** The errors of a document that has a slug at each place that may have one. */
async function errorsWith(slug: string, strict = false): Promise<string[]> {
  const folder = folderOf({
    'a.yaml': `openapi: 3.1.0
info:
  title: T
  version: '1'
  x-slug: ${JSON.stringify(`${slug}0`)}
tags:
  - name: Other
  - name: Pets
    x-slug: ${JSON.stringify(`${slug}1`)}
x-services:
  - name: all
    slug: ${JSON.stringify(`${slug}2`)}
    tags: [Pets]
paths:
  /pets:
    get:
      operationId: pets
      x-slug: ${JSON.stringify(slug)}
      tags: [Pets]
      responses: { '200': { description: ok } }
`,
  });
  folders.push(folder);
  const { problems } = await readApis(folder, [{ file: 'a.yaml', strict }], ['en'], 'en');
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const remedy =
  'cannot be part of an address. Use letters of any script, digits, "-", "_", "." and "~", and do not begin with ".".';

describe('a slug of a document is part of an address', () => {
  test.each([true, false])(
    'one that leads out of the folder is an error at its place (strict: %s)',
    async (strict) => {
      expect(await errorsWith('a/../../evil', strict)).toEqual([
        `openapi/a.yaml:5 #/info/x-slug: "a/../../evil0" ${remedy}`,
        `openapi/a.yaml:12 #/x-services/0/slug: "a/../../evil2" ${remedy}`,
        `openapi/a.yaml:9 #/tags/1/x-slug: "a/../../evil1" ${remedy}`,
        `openapi/a.yaml:18 #/paths/~1pets/get/x-slug: "a/../../evil" ${remedy}`,
      ]);
    },
  );

  test.each(['..', '.hidden', 'a b', 'a\\b', 'a?b', 'a#b', 'a%2fb', 'a\nb', 'a\0b'])(
    '%j is none',
    async (slug) => {
      expect(await errorsWith(slug)).toHaveLength(4);
    },
  );

  test.each(['get-pet', 'Get_Pet', 'v1.2', '~me', '取得裝置', 'देवनागरी', 'é'])(
    '%j is one',
    async (slug) => {
      expect(await errorsWith(slug)).toEqual([]);
    },
  );
});
