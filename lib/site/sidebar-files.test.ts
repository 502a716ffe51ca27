import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { validateConfig } from './load-config.ts';
import { readSidebarFiles } from './sidebar-files.ts';
import { readSidebarsFile } from './sidebars-file.ts';

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

test.each([
  ['a whole sidebar', "module.exports = {\n  docs: require('./gone'),\n};\n", 2, []],
  [
    'a list of entries',
    "import more from './gone';\nexport default { docs: ['a', ...more] };\n",
    1,
    ['a'],
  ],
  [
    'an entry',
    "const { one } = require('./gone');\nmodule.exports = { docs: ['a', one] };\n",
    1,
    ['a'],
  ],
])(
  'a file that is not there and would give %s is named with its line',
  async (_, text, line, ids) => {
    const site = folderOf({ 'sidebars.js': text });
    const { sidebars, problems } = await readSidebarsFile(
      join(site, 'sidebars.js'),
      site,
      'sidebars.js',
    );
    expect(problems).toEqual([
      {
        file: 'sidebars.js',
        line,
        severity: 'warning',
        message:
          'The file ./gone is not there, so the entries that sidebars.js takes from it are left out. Correct the path, or run the command that makes the file.',
      },
    ]);
    expect(sidebars).toEqual([{ id: 'docs', items: ids.map((id) => ({ type: 'doc', id })) }]);
  },
);

test('a file that an imported file lacks is named there, and so is a package that is not installed', async () => {
  const site = folderOf({
    'sidebars.js':
      "import more from './more';\nimport other from 'not-there';\nexport default { docs: [...more, other] };\n",
    'more.js': "export { default } from './gone.json';\n",
  });
  const { problems } = await readSidebarsFile(join(site, 'sidebars.js'), site, 'sidebars.js');
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    expect.stringMatching(/^more\.js:1: The file \.\/gone\.json is not there, so .* sidebars\.js /),
    'sidebars.js:3: `docs[0]` must be the id of a document, or an object with `type`, and is from not-there, which is not there.',
  ]);
});
