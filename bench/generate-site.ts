import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pageTextZh, titleZh } from '@/bench/page-text-zh.ts';
import { pageText, sentence, titleCase } from '@/bench/page-text.ts';
import { Random } from '@/bench/random.ts';
import { ACTIONS, CATEGORIES, NOUNS, QUALITIES, SECTIONS } from '@/bench/vocabulary.ts';

const PAGES_PER_CATEGORY = 10;
const DEFAULT_SEED = 1983;

export interface GeneratedPage {
  title: string;
  /** Its file below the site folder: `content/en/Setup/wiring/check-the-lens-3.md`. */
  file: string;
  /**
   * Path of the exported page below the output folder, without extension:
   * `Setup/wiring/check-the-lens-3`.
   */
  path: string;
}

export interface GeneratedSite {
  pages: GeneratedPage[];
  /** Text by file name, relative to the site folder: pages and category files. */
  files: Map<string, string>;
}

/**
 * Makes a site with this number of pages: `content/` with up to 10 sections and categories of 10
 * pages. The same number and seed give the same bytes. A larger site has longer sections, as real
 * ones do, so its sidebars grow.
 */
export function generateSite(count: number, seed = DEFAULT_SEED): GeneratedSite {
  const pages = planPages(count, seed);
  const files = new Map<string, string>();
  for (const [folder, meta] of categoryFiles(pages, seed))
    files.set(`${folder}/_category_.json`, `${JSON.stringify(meta, null, 2)}\n`);
  pages.forEach((page, index) => {
    // Each page has a generator of its own, so that its text does not depend on other pages.
    const random = new Random(seed + (index + 1) * 7877);
    const related = relatedPages(random, pages, page, index).map((other) => ({
      title: other.title,
      file: relativeLink(page.file, other.file),
    }));
    files.set(
      page.file,
      pageText(random, { title: page.title, position: (index % PAGES_PER_CATEGORY) + 1, related }),
    );
  });
  return { pages, files };
}

/** Configuration of a generated site in two languages. */
const TWO_LOCALES = `export default {
  title: 'Generated manuals',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
  ],
};
`;

/** The same site with every page in Traditional Chinese as well. */
export function withChinese(site: GeneratedSite, seed = DEFAULT_SEED): GeneratedSite {
  const files = new Map(site.files);
  files.set('site.config.ts', TWO_LOCALES);
  site.pages.forEach((page, index) => {
    const random = new Random(seed + (index + 1) * 6151);
    files.set(
      page.file.replace('content/en/', 'content/zh-tw/'),
      pageTextZh(random, titleZh(random)),
    );
  });
  return { pages: site.pages, files };
}

/** Writes the site into a folder, which is emptied first. */
export function writeSite(folder: string, site: GeneratedSite): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of site.files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** The page in the middle of the site. */
export function typicalPage({ pages }: GeneratedSite): GeneratedPage {
  const page = pages[Math.floor(pages.length / 2)];
  if (!page) throw new Error('A generated site needs at least one page.');
  return page;
}

function planPages(count: number, seed: number): GeneratedPage[] {
  const random = new Random(seed);
  const categories = Math.ceil(count / PAGES_PER_CATEGORY);
  // A section with one category would have almost no sidebar.
  const sections = Math.min(SECTIONS.length, Math.ceil(categories / 2));
  return Array.from({ length: count }, (_, index): GeneratedPage => {
    const category = Math.floor(index / PAGES_PER_CATEGORY);
    const section = Math.floor((category * sections) / categories);
    const inSection = category - Math.ceil((section * categories) / sections);
    const round = Math.floor(inSection / CATEGORIES.length);
    const folder = `${SECTIONS[section]}/${CATEGORIES[inSection % CATEGORIES.length]}${round > 0 ? `-${round + 1}` : ''}`;
    const title = `${random.pick(ACTIONS)} the ${random.pick(QUALITIES)} ${random.word(NOUNS)}`;
    const path = `${folder}/${title.replaceAll(' ', '-')}-${(index % PAGES_PER_CATEGORY) + 1}`;
    return { title: titleCase(title), file: `content/en/${path}.md`, path };
  });
}

/** Up to four other pages: from the same category and from the whole site. */
function relatedPages(
  random: Random,
  pages: readonly GeneratedPage[],
  page: GeneratedPage,
  index: number,
): GeneratedPage[] {
  const first = index - (index % PAGES_PER_CATEGORY);
  const near = random.several(pages.slice(first, first + PAGES_PER_CATEGORY), 3);
  return [...new Set([...near, random.pick(pages), random.pick(pages)])]
    .filter((other) => other !== page)
    .slice(0, 4);
}

function relativeLink(from: string, to: string): string {
  const link = posix.relative(posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

/** The content of `_category_.json` by folder, for sections and their categories. */
function categoryFiles(
  pages: readonly GeneratedPage[],
  seed: number,
): Map<string, { label: string; position: number; description: string }> {
  const random = new Random(seed + 1);
  const files = new Map<string, { label: string; position: number; description: string }>();
  const positions = new Map<string, number>();
  for (const { file } of pages) {
    const category = posix.dirname(file);
    for (const folder of [posix.dirname(category), category]) {
      if (files.has(folder)) continue;
      const position = (positions.get(posix.dirname(folder)) ?? 0) + 1;
      positions.set(posix.dirname(folder), position);
      files.set(folder, {
        label: titleCase(posix.basename(folder)),
        position,
        description: sentence(random).replace(/[`*]/g, ''),
      });
    }
  }
  return files;
}
