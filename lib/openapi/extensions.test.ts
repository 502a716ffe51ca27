import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { render } from './__fixtures__/all-operations.ts';
import type { JsonObject } from './json.ts';
import type { OperationData } from './pages/data.ts';
import { readDocument } from './read-document.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

async function read(files: Record<string, string>) {
  const folder = folderOf(files);
  folders.push(folder);
  return readDocument(folder, 'a.yaml');
}

/** A document whose operation answers with the schema, and extensions with references in them. */
const withExtensions = (schema: string, version: string, more = '') => `openapi: ${version}
info: { title: T, version: '1', x-meta: { source: { $ref: ./missing.yaml } } }
x-gateway: { $ref: 'https://elsewhere.example/x.json' }
paths:
  /a:
    get:
      operationId: a
      x-integration: [{ template: { $ref: '#/nowhere' } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: ${schema} } } }
${more}`;

const treeOf = (document: JsonObject | undefined): string =>
  (render(document!).pages.get('operation-a') as OperationData).responses[0]!.contents[0]!.treeHtml;

test.each(['3.0.3', '3.1.0', '3.2.0'])(
  'B138: %s: a reference in an extension that is data stays as it is',
  async (version) => {
    const alone = await read({ 'a.yaml': withExtensions('{ type: string }', version) });
    const several = await read({
      'a.yaml': withExtensions("{ $ref: 'part.yaml#/Pet' }", version),
      'part.yaml':
        'Pet: { type: object, x-inner: { $ref: gone.yaml }, properties: { name: { type: string } } }',
    });
    expect(treeOf(several.document)).toContain('>name<');
    for (const { document, problems } of [alone, several]) {
      expect(problems).toEqual([]);
      expect(document).toMatchObject({
        info: { 'x-meta': { source: { $ref: './missing.yaml' } } },
        'x-gateway': { $ref: 'https://elsewhere.example/x.json' },
        paths: { '/a': { get: { 'x-integration': [{ template: { $ref: '#/nowhere' } }] } } },
      });
    }
    expect(JSON.stringify(several.document)).toContain('"x-inner":{"$ref":"gone.yaml"}');
  },
);

const DEFS = "x-defs: { Pet: { type: object, properties: { tag: { $ref: '#/x-defs/Tag' } } }, ";

test('B138: references in an extension count where another one leads into it', async () => {
  const tag = 'Tag: { type: string, description: A tag. } }';
  const inside = withExtensions("{ $ref: '#/x-defs/Pet' }", '3.0.3', DEFS + tag);
  expect(treeOf((await read({ 'a.yaml': inside })).document)).toContain('A tag.');
  const several = await read({
    'a.yaml': withExtensions("{ $ref: 'part.yaml#/x-defs/Pet' }", '3.1.0'),
    'part.yaml': DEFS + tag,
  });
  expect(treeOf(several.document)).toContain('A tag.');
  const broken = withExtensions("{ $ref: '#/x-defs/Pet' }", '3.0.3', `${DEFS}}`);
  expect((await read({ 'a.yaml': broken })).problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"#/x-defs/Tag" leads nowhere'),
  ]);
});

test('B131: the source of a sample may be a file', async () => {
  const { document, problems } = await read({
    'a.yaml': withExtensions('{}', '3.1.0').replace(
      'x-integration',
      'x-codeSamples: [{ lang: Python, source: { $ref: a.py } }]\n      x-integration',
    ),
    'a.py': 'import sys\n\nprint(1)\n',
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(document)).toContain('"source":"import sys\\n\\nprint(1)\\n"');
});
