import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Doc, Training } from 'contentlayer/generated';
import { CATEGORY_KEYS, type CategoryMeta } from './category-file.ts';
import { FRONT_MATTER_KEYS, type FrontMatter } from './front-matter.ts';
import { normalizeText } from './parse-source.ts';
import type { SourceTree } from './source-tree.ts';
import type { TrainingContent } from './training.ts';

/**
 * Folders that hold a store each, `.contentlayer/generated`. The first is the working folder itself, so that types are
 * found at one place whatever the size of the site.
 */
export const batchFolders = (work: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    index === 0 ? work : join(work, 'batches', String(index)),
  );

/** What Contentlayer keeps of the site's sources. */
export type Store = Pick<SourceTree, 'documents' | 'categories' | 'training'>;

/**
 * Reads what Contentlayer generated. This module and contentlayer.config.ts are the only ones that know its output.
 * `work` is the site's working folder.
 * @throws when the store is missing: `npm run build` and `npm run dev` make it.
 */
export function readStore(work: string): Store {
  const documents = readIndex<Doc>(work, 'Doc').map((document) => ({
    file: document._id,
    frontMatter: pick(document, FRONT_MATTER_KEYS) as FrontMatter,
    body: normalizeText(document.body.raw),
    problems: [],
  }));
  const categories = readIndex<Category>(work, 'Category').map((category) => ({
    file: category._id,
    meta: pick(category, CATEGORY_KEYS) as CategoryMeta,
    problems: [],
  }));
  const training = readIndex<Training>(work, 'Training').map((page) => ({
    file: page._id,
    content: pick(page, [
      'title',
      'description',
      'tracks',
      'formats',
      'levels',
      'registration',
      'faq',
    ]) as unknown as TrainingContent,
    problems: [],
  }));
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  return {
    documents: documents.sort(byFile),
    categories: categories.sort(byFile),
    training: training.sort(byFile),
  };
}

function readIndex<T>(work: string, kind: string): T[] {
  const read = (folder: string) =>
    JSON.parse(
      readFileSync(join(folder, '.contentlayer', 'generated', kind, '_index.json'), 'utf8'),
    ) as T[];
  const further = readdirSync(work).includes('batches')
    ? readdirSync(join(work, 'batches')).length
    : 0;
  return batchFolders(work, 1 + further).flatMap(read);
}

function pick(source: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).filter(([key, value]) => keys.includes(key) && value !== undefined),
  );
}
