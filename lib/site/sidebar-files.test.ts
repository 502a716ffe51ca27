import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { validateConfig } from './load-config.ts';
import { readSidebarFiles } from './sidebar-files.ts';

const read = (files: Record<string, string>, section: object) => {
  const site = folderOf(files);
  return readSidebarFiles(
    { site, content: join(site, 'content') },
    validateConfig({ title: 'T', sections: [{ path: 'S', ...section }] }, 'site.config.ts'),
  );
};

test('a section has the sidebars file in its folder, or the one that it names', async () => {
  const files = {
    'content/en/S/sidebars.json': '{ "own": ["a"] }',
    'named.ts': 'const items: string[] = ["b"];\nexport default { named: items };',
  };
  const beside = await read(files, {});
  expect(beside.sections?.[0]?.sidebars).toMatchObject({
    file: 'content/en/S/sidebars.json',
    sidebars: [{ id: 'own', items: [{ type: 'doc', id: 'a' }] }],
  });
  const named = await read(files, { sidebars: 'named.ts' });
  expect(named.sections?.[0]?.sidebars).toMatchObject({ sidebars: [{ id: 'named' }] });
});

test('a file that is not there is an error that names the setting', async () => {
  await expect(read({ 'content/en/S/a.md': '# A' }, { sidebars: 'nope.ts' })).rejects.toThrow(
    '`sections`: `sidebars` names nope.ts, which is not there.',
  );
});

test.each([
  ['js', "module.exports = {\n  one: [\n    { type: 'link', label: 'Forum' },\n  ],\n};\n", 3],
  ['ts', "const one: unknown[] = [\n  { type: 'doc' },\n];\nexport default { one };\n", 2],
  ['json', '{\n  "one": [\n    { "type": "doc" }\n  ]\n}\n', 3],
])('a mistake in sidebars.%s is said with its line', async (end, text, line) => {
  await expect(read({ [`content/en/S/sidebars.${end}`]: text }, {})).rejects.toThrow(
    new RegExp(`sidebars\\.${end}:${line}: \`one\\[0\\]\`.* has no \``),
  );
});
