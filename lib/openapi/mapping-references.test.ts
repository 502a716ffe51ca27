import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { render } from './__fixtures__/all-operations.ts';
import { objectOf } from './json.ts';
import type { OperationData } from './pages/data.ts';
import { readDocument } from './read-document.ts';

const ROOT = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: a
      requestBody:
        content:
          application/json:
            schema: { $ref: schemas/pet.yaml }
      responses: { 204: { description: done } }
`;
const kind = (name: string) => `type: object
required: [kind, ${name}]
properties: { kind: { type: string }, ${name}: { type: integer } }
`;

/** A document of several files, and the trees and the example of its body. */
async function bodyOf(files: Record<string, string>, root = ROOT) {
  const folder = folderOf({ 'a.yaml': root, ...files });
  const { document, problems } = await readDocument(folder, 'a.yaml');
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  const data = render(document!).pages.get('operation-a') as OperationData;
  const [content] = data.body!.contents;
  return { document: document!, html: content!.treeHtml, example: content!.examples[0]!.text };
}

test('B129: a discriminator may name its options by files', async () => {
  const { document, html, example } = await bodyOf({
    'schemas/pet.yaml': `oneOf: [{ $ref: kinds/cat.yaml }, { $ref: 'dogs.yaml#/Dog' }]
discriminator:
  propertyName: kind
  mapping: { kitty: kinds/cat.yaml, puppy: 'dogs.yaml#/Dog', far: https://a.example/far.yaml }
`,
    'schemas/kinds/cat.yaml': kind('lives'),
    'schemas/dogs.yaml': `Dog:\n${kind('barks').replace(/^/gm, '  ')}`,
  });
  expect(html).toContain('data-value="kitty"');
  expect(html).toContain('data-value="puppy"');
  expect(JSON.parse(example)).toMatchObject({ kind: 'kitty', lives: expect.any(Number) as number });
  const { schemas } = objectOf(document.components);
  expect(Object.keys(objectOf(schemas)).sort()).toEqual(['Dog', 'cat']);
});

test('B129: a file that only the mapping names is read, too', async () => {
  const { html } = await bodyOf(
    {
      'schemas/pet.yaml': `type: object
properties: { kind: { type: string } }
discriminator: { propertyName: kind, mapping: { kitty: ./cat.yaml, puppy: '#/$defs/Dog' } }
$defs:
  Dog: { type: object, properties: { barks: { type: integer } } }
`,
      'schemas/cat.yaml': `allOf: [{ $ref: pet.yaml }, { properties: { lives: { type: integer } } }]`,
    },
    ROOT.replace('$ref: schemas/pet.yaml', "$ref: '#/components/schemas/Pet'") +
      `components:
  schemas:
    Pet: { $ref: schemas/pet.yaml }
`,
  );
  for (const name of ['data-value="kitty"', '>lives<', 'data-value="puppy"', '>barks<'])
    expect(html).toContain(name);
});

test('B129: options of a discriminator in files have the names of these files', async () => {
  const { html } = await bodyOf({
    'schemas/pet.yaml': `oneOf: [{ $ref: Cat.yaml }, { $ref: Dog.yaml }]
discriminator: { propertyName: kind, mapping: { kitty: Cat } }
`,
    'schemas/Cat.yaml': kind('lives'),
    'schemas/Dog.yaml': kind('barks'),
  });
  expect(html).toContain('data-value="kitty"');
  expect(html).toContain('data-value="Dog"');
});

test('B129: a component of the same name stays what it is', async () => {
  const { document, html } = await bodyOf(
    {
      'schemas/pet.yaml': `oneOf: [{ $ref: cat.yaml }]
discriminator: { propertyName: kind, mapping: { kitty: cat.yaml } }
`,
      'schemas/cat.yaml': kind('lives'),
    },
    `${ROOT}components: { schemas: { cat: { type: string } } }\n`,
  );
  expect(objectOf(objectOf(document.components).schemas).cat).toEqual({ type: 'string' });
  expect(html).toContain('data-value="kitty"');
});
