import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { parseDocument } from '@/lib/content/parse-document.ts';
import { docAt, modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { loadPageText } from './page-text.ts';

const FINE = '---\ntitle: A\n---\n\nText.\n';
const page = docAt(modelOf({ 'en/S/a.md': FINE }).en, '/S/a');

let site: string;
beforeEach(() => {
  site = folderOf({ 'content/en/S/a.md': FINE });
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SITE_DIR', site);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

/**
 * Saves the page and loads it as the preview does: `line:column message` of each problem, or
 * `shown`.
 */
async function save(text: string, components: readonly string[] = []): Promise<string[] | 'shown'> {
  writeFileSync(join(site, 'content/en/S/a.md'), text);
  const loaded = await loadPageText(
    { ...page, problems: parseDocument(text, 'en/S/a.md').problems },
    components,
    { onUnknownComponent: 'throw', math: false },
  );
  return 'problems' in loaded
    ? loaded.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : 'shown';
}

test('preview: every error of a page names its line in the file; the corrected page is shown', async () => {
  expect(await save('---\ntitle: A\ntagz: x\n---\n\n<Foo />\n\n{name}\n')).toEqual([
    expect.stringMatching(/^3:undefined Front matter `tagz`/),
    expect.stringMatching(/^6:1 The component <Foo> is not known/),
    expect.stringMatching(/^8:1 .*`name` is not defined/),
  ]);
  expect(await save(FINE)).toBe('shown');
});

test('preview: a component that the site gets while the preview runs is known at once', async () => {
  const text = '---\ntitle: A\n---\n\n<Foo />\n';
  expect(await save(text)).toHaveLength(1);
  expect(await save(text, ['Foo'])).toBe('shown');
});

test('preview: plugins of the site run each time, because they may read other files', async () => {
  writeFileSync(
    join(site, 'plugins.mjs'),
    `import { readFileSync } from 'node:fs';
    const value = () => readFileSync(${JSON.stringify(join(site, 'part.txt'))}, 'utf8');
    export default { remarkPlugins: [() => (tree) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: value() }] });
    }] };`,
  );
  for (const part of ['First', 'Second']) {
    writeFileSync(join(site, 'part.txt'), part);
    const loaded = await loadPageText(page, [], {
      onUnknownComponent: 'throw',
      math: false,
      pluginModule: { file: join(site, 'plugins.mjs'), hash: site },
    });
    expect(loaded).toHaveProperty('compiled.code', expect.stringContaining(part));
  }
});
