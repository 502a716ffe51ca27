import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { documentFiles } from './document-files.ts';
import { readDocument } from './read-document.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

const folderWith = (files: Record<string, string>): string => {
  const folder = folderOf(files);
  folders.push(folder);
  return folder;
};

async function messages(file: string, text: string): Promise<string[]> {
  const { problems } = await readDocument(folderWith({ [file]: text }), file);
  return problems.map(
    ({ file: name, line, column, message }) =>
      `${name}:${line ?? ''}${column === undefined ? '' : `:${column}`} ${message}`,
  );
}

const INFO = "info: { title: T, version: '1' }";
/** Each name stands for nine of the one before. */
const bomb = `a: &a [x]\n${'b c d e f g h i'
  .split(' ')
  .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]!}`).join(', ')}]`)
  .join('\n')}`;

describe('B138: what is wrong with a document is said with its place', () => {
  test.each([
    [
      'no paths',
      'a.yaml',
      `openapi: 3.0.3\n${INFO}`,
      'openapi/a.yaml:1 #: has no `paths`. Add the paths of the API; without any, write `paths: {}`.',
    ],
    [
      'no paths in Swagger',
      'a.yaml',
      `swagger: '2.0'\n${INFO}`,
      'openapi/a.yaml:1 #: has no `paths`. Add the paths of the API; without any, write `paths: {}`.',
    ],
    [
      'paths of another kind',
      'a.yaml',
      `openapi: 3.1.0\n${INFO}\npaths: none`,
      'openapi/a.yaml:3 #/paths: has no `paths`. Add the paths of the API, or `webhooks`; without any, write `paths: {}`.',
    ],
    [
      'a version of the API without quotes',
      'a.yaml',
      'openapi: 3.1.0\ninfo:\n  title: T\n  version: 1.5\npaths: {}',
      'openapi/a.yaml:4 #/info/version: is a number, and a version is text. Put it into quotes: "1.5".',
    ],
    [
      'an unknown version of OpenAPI',
      'a.yaml',
      `${INFO}\nopenapi: 4.0.0`,
      'openapi/a.yaml:2 #/openapi: has the version "4.0.0", which is not known here. Begin the document with `openapi: 3.1.0` (3.0 and 3.2 work, too) or `swagger: "2.0"`.',
    ],
    [
      'an old Swagger',
      'a.json',
      '{"swagger": "1.2"}',
      'openapi/a.json:1 #/swagger: has the version "1.2", which is not known here. Begin the document with `openapi: 3.1.0` (3.0 and 3.2 work, too) or `swagger: "2.0"`.',
    ],
    [
      'a comma too many in JSON',
      'a.json',
      '{\n  "openapi": "3.1.0",\n}',
      'openapi/a.json:3:1 is not JSON: Expected double-quoted property name.',
    ],
    [
      'JSON that ends early',
      'a.json',
      '{\n  "openapi": "3.1.0"',
      "openapi/a.json:2:21 is not JSON: Expected ',' or '}' after property value.",
    ],
    ['YAML in a JSON file', 'a.json', 'openapi: 3.1.0', "is not JSON: Unexpected token 'o'."],
    [
      'a key twice in JSON',
      'a.json',
      '{\n  "openapi": "3.1.0",\n  "openapi": "3.1.0" }',
      'openapi/a.json:3:3 does not parse: this key is in the same object already. Remove one of the two.',
    ],
    [
      'an asterisk before a text',
      'a.yaml',
      `openapi: 3.1.0\n${INFO}\npaths:\n  /a: *later*\n`,
      'does not parse: `*later*` is a reference to what has the name `&later*`, and nothing has. Put a text that begins with an asterisk into quotes.',
    ],
    [
      'aliases of aliases',
      'a.yaml',
      `openapi: 3.1.0\n${bomb}`,
      'openapi/a.yaml:3 does not parse: its aliases (`*name`) stand for more than 10000 values, as aliases of aliases do. Write references (`$ref`) instead.',
    ],
    [
      'a value that an enum does not have',
      'a.yaml',
      `openapi: 3.1.0\n${INFO}\npaths:\n  /a:\n    get:\n      parameters:\n        - { name: a, in: body, schema: {} }\n      responses: { '200': { description: ok } }`,
      'openapi/a.yaml:7 #/paths/~1a/get/parameters/0/in: is not valid OpenAPI: must be equal to one of the allowed values: "query", "header", "path", "cookie".',
    ],
  ])('%s', async (_, file, text, expected) => {
    const found = await messages(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  test.each([
    ['only components', `openapi: 3.1.0\n${INFO}\ncomponents: { schemas: { A: {} } }`],
    ['only webhooks', `openapi: 3.2.0\n${INFO}\nwebhooks: {}`],
    [
      'in 3.0, what is beside a reference',
      `openapi: 3.0.3\n${INFO}\npaths:\n  /a:\n    get:\n      parameters: [{ name: a, in: query, schema: { $ref: '#/components/schemas/A', type: application/json, /odd: null } }]\n      responses: { '200': { description: ok } }\ncomponents: { schemas: { A: { type: string } } }`,
    ],
    ['a patch that is not known yet', `openapi: 3.0.9\n${INFO}\npaths: {}`],
  ])('no fault: %s', async (_, text) => {
    expect(await messages('a.yaml', text)).toEqual([]);
  });

  test('files that documents are put together of are no documents', () => {
    const folder = folderWith({
      'yaml.yaml': `# comment\nopenapi: 3.1.0\n${INFO}`,
      'late.yml': `${INFO}\nopenapi: 3.1.0`,
      'flow.json': '{"info": {}, "openapi": "3.1.0"}',
      'old.json': '{\n  "swagger": "2.0"\n}',
      'part.yaml': 'type: object\nproperties: { openapi: { type: string } }',
      'part.json': '{"type": "object", "title": "openapi"}',
      'parts/inner.yaml': 'openapi: 3.1.0',
      'yaml.zh-tw.overlay.yaml': 'overlay: 1.0.0',
      '.hidden.yaml': 'openapi: 3.1.0',
    });
    expect(documentFiles(folder)).toEqual(['flow.json', 'late.yml', 'old.json', 'yaml.yaml']);
  });
});
