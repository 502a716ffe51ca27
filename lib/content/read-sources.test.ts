import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { SourceReader } from '@/lib/content/read-sources.ts';

describe('SourceReader', () => {
  let folder: string;
  let reader: SourceReader;
  beforeEach(() => {
    folder = folderOf({
      'en/BSP/a.md': '# A\n',
      'en/BSP/b.md': '# B\n',
      'en/BSP/_category_.json': '{ "label": "Boards" }',
    });
    reader = new SourceReader(folder, ['en']);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const bodies = () =>
    Object.fromEntries(reader.read().tree.documents.map(({ file, body }) => [file, body]));

  test('every kind of file is read', () => {
    expect(bodies()).toEqual({ 'en/BSP/a.md': '# A\n', 'en/BSP/b.md': '# B\n' });
    expect(reader.read().tree.categories).toMatchObject([
      { file: 'en/BSP/_category_.json', meta: { label: 'Boards' } },
    ]);
  });

  test('nothing has changed: the same object as before', () => {
    expect(reader.read()).toBe(reader.read());
  });

  test('a changed file is read again, the others are kept', () => {
    const before = reader.read().tree;
    writeFiles(folder, { 'en/BSP/a.md': '# A, longer\n' });
    const after = reader.read().tree;
    expect(after).not.toBe(before);
    expect(after.documents[0]!.body).toBe('# A, longer\n');
    expect(after.documents[1]).toBe(before.documents[1]);
  });

  test('a new file and a deleted file are noticed', () => {
    reader.read();
    writeFiles(folder, { 'en/BSP/c.md': '# C\n' });
    rmSync(join(folder, 'en/BSP/a.md'));
    expect(Object.keys(bodies())).toEqual(['en/BSP/b.md', 'en/BSP/c.md']);
  });

  test('a mistake is reported until it is corrected, and the file takes part all the while', () => {
    writeFiles(folder, { 'en/BSP/a.md': '---\ntitel: A\n---\n# A\n' });
    const broken = reader.read();
    expect(broken.problems).toMatchObject([{ file: 'content/en/BSP/a.md', line: 2 }]);
    expect(broken.tree.documents[0]!.body).toBe('# A\n');
    writeFiles(folder, { 'en/BSP/a.md': '---\ntitle: A, corrected\n---\n# A\n' });
    expect(reader.read().problems).toEqual([]);
  });

  test.each([
    ['UTF-16', Buffer.from('\uFEFF# Überblick\n', 'utf16le'), undefined, 'is UTF-16'],
    ['Latin-1', Buffer.from('# A\n\nÜberblick\n', 'latin1'), 3, 'is not UTF-8'],
  ])(
    'a file in %s is an error with its remedy, and nothing of it is shown',
    (_, bytes, line, says) => {
      writeFiles(folder, { 'en/BSP/a.md': bytes });
      const { problems, tree } = reader.read();
      expect(problems).toMatchObject([{ file: 'content/en/BSP/a.md', line, severity: 'error' }]);
      expect(problems[0]!.message).toContain(says);
      expect(problems[0]!.message).toContain('save it as UTF-8');
      expect(tree.documents[0]!.body).toBe('');
    },
  );

  test('problems of folders, of category files and of training pages are among them', () => {
    writeFiles(folder, {
      'de/x.md': '# X\n',
      'en/BSP/_category_.json': '{',
      'en/training.yaml': 'title: Courses\n',
    });
    const files = reader.read().problems.map((problem) => problem.file);
    expect(files).toEqual(
      expect.arrayContaining([
        'content/de',
        'content/en/BSP/_category_.json',
        'content/en/training.yaml',
      ]),
    );
  });

  test('a training page that does not parse is named, and an empty one takes its place', () => {
    writeFiles(folder, { 'en/training.yaml': '\ntitle: Setup: the basics\n' });
    const { problems, tree } = reader.read();
    expect(problems).toMatchObject([
      { file: 'content/en/training.yaml', line: 2, severity: 'error' },
    ]);
    expect(problems[0]!.message).toMatch(/^The training page does not parse: Nested mappings/);
    expect(tree.training[0]!.content.tracks).toEqual([]);
  });
});
