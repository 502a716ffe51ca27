import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { generateSite, typicalPage, writeSite } from '@/bench/generate-site.ts';
import { parseCategoryFile } from '@/lib/content/category-file.ts';
import { validateFrontMatter } from '@/lib/content/front-matter.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { compilePage } from '@/lib/mdx/compile.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = generateSite(230);
const texts = site.pages.map((page) => ({ page, text: site.files.get(page.file)! }));

describe('generateSite', () => {
  test('the same number gives the same bytes, another seed others', () => {
    expect([...generateSite(230).files]).toEqual([...site.files]);
    expect([...generateSite(230, 7).files]).not.toEqual([...site.files]);
  });

  test.each([1, 7, 10, 11, 100, 230, 1000, 2345])(
    '%i pages are as many files with different paths, in categories of ten and at most ten sections',
    (count) => {
      const { pages, files } = generateSite(count);
      expect(new Set(pages.map((page) => page.path.toLowerCase())).size).toBe(count);
      expect([...files.keys()].filter((file) => file.endsWith('.md'))).toHaveLength(count);
      const folders = pages.map((page) => posix.dirname(page.path));
      expect(new Set(folders).size).toBe(Math.ceil(count / 10));
      expect(folders.every((folder, index) => folder === folders[index - (index % 10)])).toBe(true);
      expect(new Set(pages.map((page) => page.path.split('/')[0])).size).toBe(
        Math.min(10, Math.ceil(Math.ceil(count / 10) / 2)),
      );
    },
  );

  test('front matter and category files are valid, and some pages have tags', () => {
    const checked = texts.map(({ page, text }) =>
      validateFrontMatter(parseSource(text, page.file), page.file),
    );
    expect(checked.flatMap(({ problems }) => problems)).toEqual([]);
    expect(
      checked.every(
        ({ frontMatter }) =>
          frontMatter.title &&
          frontMatter.description &&
          frontMatter.sidebar_position &&
          frontMatter.keywords,
      ),
    ).toBe(true);
    const tagged = checked.filter(({ frontMatter }) => frontMatter.tags).length / checked.length;
    expect(tagged).toBeGreaterThan(0.2);
    expect(tagged).toBeLessThan(0.6);
    const categories = [...site.files].filter(([file]) => file.endsWith('_category_.json'));
    expect(categories).toHaveLength(23 + 10);
    expect(categories.flatMap(([file, text]) => parseCategoryFile(text, file).problems)).toEqual(
      [],
    );
  });

  test('every link leads to a page that exists, and every page has some', () => {
    for (const { page, text } of texts) {
      const targets = [...text.matchAll(/\]\((\.[^)]+)\)/g)].map((match) =>
        posix.join(posix.dirname(page.file), match[1]!),
      );
      expect(targets.length, page.file).toBeGreaterThanOrEqual(2);
      expect(targets.filter((target) => !site.files.has(target))).toEqual([]);
    }
  });

  test('pages hold about 650 words of prose and one of everything else', () => {
    const words = texts.map(
      ({ text }) =>
        parseSource(text, '')
          .body.replace(/```[\s\S]*?```/g, '')
          .replace(/^\|.*$/gm, '')
          .split(/\s+/).length,
    );
    const mean = words.reduce((sum, count) => sum + count, 0) / words.length;
    expect(mean).toBeGreaterThan(600);
    expect(mean).toBeLessThan(700);
    for (const { text } of texts) {
      expect(text.match(/^```(bash|json|python|ts)$/gm)!.length).toBeGreaterThanOrEqual(2);
      for (const part of [/^## /m, /^### /m, /^\| --- /m, /^:::\w+\[/m, /^(-|1\.) /m])
        expect(text).toMatch(part);
    }
  });

  test('pages compile without a warning', async () => {
    for (const { page, text } of texts.slice(0, 5))
      expect((await compilePage(parseSource(text, page.file).body, page.file)).warnings).toEqual(
        [],
      );
  });
});

test('writeSite leaves nothing in the folder but the content', () => {
  writeFileSync(join(folder, 'old.txt'), 'from before');
  writeSite(folder, site);
  expect(readdirSync(folder)).toEqual(['content']);
  expect(readFileSync(join(folder, site.pages[0]!.file), 'utf8')).toBe(texts[0]!.text);
  expect(existsSync(join(folder, typicalPage(site).file))).toBe(true);
  expect(typicalPage(site)).toBe(site.pages[115]);
});
