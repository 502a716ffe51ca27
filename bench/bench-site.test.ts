import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generatedSite, productSite } from '@/bench/bench-site.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bench-site-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a generated site is written, and a page of it changes each time', () => {
  const site = generatedSite(20);
  site.write(folder);
  const file = join(folder, 'content', 'en', `${site.typical(folder)}.md`);
  const before = readFileSync(file, 'utf8');
  site.change(folder);
  expect(readFileSync(file, 'utf8')).toMatch(
    new RegExp(`^${before.slice(0, 3)}[^]*\\nChanged at \\d+\\.\\n$`),
  );
});

test('the copy of the product has its content, no code, and a configuration that still finds the code', () => {
  const repository = join(folder, 'repository');
  for (const [file, text] of Object.entries({
    'content/en/A/one.md': 'One',
    'content/zh-tw/A/one.mdx': '一',
    'content/en/A/_category_.json': '{}',
    'lib/x.ts': '',
    'site.config.ts': "import { x } from './lib/x.ts';\n",
  })) {
    mkdirSync(join(repository, file, '..'), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  const site = productSite(repository);
  expect(site.pages).toBe(2);
  const copy = join(repository, '.sites', 'copy');
  site.write(copy);
  expect(readFileSync(join(copy, 'site.config.ts'), 'utf8')).toBe(
    "import { x } from '../../lib/x.ts';\n",
  );
  expect(existsSync(join(copy, 'lib'))).toBe(false);
  site.change(copy);
  expect(readFileSync(join(copy, 'content/zh-tw/A/one.mdx'), 'utf8')).toMatch(/^一\nChanged/);
  expect(readFileSync(join(repository, 'content/zh-tw/A/one.mdx'), 'utf8')).toBe('一');
});
