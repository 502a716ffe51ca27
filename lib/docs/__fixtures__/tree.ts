import { parse as parseYaml } from 'yaml';
import { CATEGORY_FILE, parseCategoryFile } from '@/lib/content/category-file.ts';
import { parseDocument } from '@/lib/content/parse-document.ts';
import { parseTagsFile, TAGS_FILE } from '@/lib/content/tags-file.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { trainingSchema } from '@/lib/content/training.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import type { DocPage, LocaleModel, Page } from '@/lib/docs/types.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { validateConfig } from '@/lib/site/load-config.ts';

/** Texts by file name, relative to `content/`. */
export type Files = Readonly<Record<string, string>>;

/**
 * What the reader would make of these files. A mistake in them is one of the test, so it is thrown.
 */
export function treeOf(files: Files): SourceTree {
  const tree: SourceTree = { documents: [], categories: [], training: [], tagFiles: [], apis: [] };
  for (const [file, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (CATEGORY_FILE.test(file)) tree.categories.push({ file, ...parseCategoryFile(text, file) });
    else if (file.endsWith('training.yaml'))
      tree.training.push({ file, content: trainingSchema.parse(parseYaml(text)), problems: [] });
    else if (TAGS_FILE.test(file)) tree.tagFiles.push(parseTagsFile(text, file));
    else tree.documents.push(parseDocument(text, file));
  }
  const problem = [...tree.documents, ...tree.categories].flatMap((source) => source.problems)[0];
  if (problem) throw new Error(`The test's own file ${problem.file}: ${problem.message}`);
  return tree;
}

export const TWO_LOCALES: SiteConfigInput = {
  title: 'Portal',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'zh-tw', label: '繁體中文', htmlLang: 'zh-Hant-TW' },
  ],
};

export const words = (locale: string) => ({
  tags: `Tags (${locale})`,
  taggedWith: (count: number, tag: string) => `${count} tagged ${tag}`,
  notFound: `Not found (${locale})`,
  overview: `Overview (${locale})`,
  untagged: 'UNTAGGED',
  models: 'Models',
  search: `Search (${locale})`,
});

/** The model of these files, by locale, with the messages of what is wrong as `file: message`. */
export function modelOf(files: Files, config: Partial<SiteConfigInput> = {}, drafts = false) {
  const checked = validateConfig({ ...TWO_LOCALES, ...config }, 'site.config.ts');
  const { model, problems } = buildModel({ config: checked, tree: treeOf(files), drafts, words });
  const locale = (code: string): LocaleModel =>
    model.locales.find((candidate) => candidate.locale === code)!;
  return {
    model,
    problems,
    messages: problems.map((problem) => `${problem.file}: ${problem.message}`),
    en: locale('en'),
    zh: locale('zh-tw'),
  };
}

/** The page at a path; a test that asks for one that is not there fails by this error. */
export function pageAt(locale: LocaleModel, path: string): Page {
  const page = locale.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no ${path}, only ${pathsOf(locale).join(', ')}`);
  return page;
}

export function docAt(locale: LocaleModel, path: string): DocPage {
  const page = pageAt(locale, path);
  if (page.kind !== 'doc') throw new Error(`${path} is a page of the kind ${page.kind}`);
  return page;
}

export const pathsOf = (locale: LocaleModel): string[] => locale.pages.map((page) => page.path);
