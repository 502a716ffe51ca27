import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { courseCategories, trainingOf } from './courses.ts';
import { TRAINING_PATH } from './training-path.ts';
import type { SectionDef } from './section-defs.ts';

/** Whether the training page is the front page of a section. */
export const isTrainingSection = ({ training }: SourceTree, { basePath }: SectionDef): boolean =>
  basePath === TRAINING_PATH && training.length > 0;

/** The category file of a folder, relative to `content/`; without its ending if there is none. */
export function categoryFile(
  { categories }: SourceTree,
  { folder }: SectionDef,
  locale: string,
  name: string,
): string {
  const start = `${locale}/${folder}/${name}/_category_`;
  return categories.find(({ file }) => file.startsWith(`${start}.`))?.file ?? start;
}

/** The category files of a section version in one locale, by folder relative to the section. */
export function categoryMeta(
  tree: SourceTree,
  def: SectionDef,
  locale: string,
  defaultLocale: string,
): Map<string, CategoryMeta> {
  const prefix = `${locale}/${def.folder}/`;
  const training = isTrainingSection(tree, def) && trainingOf(tree, locale, defaultLocale);
  return new Map([
    ...(training ? courseCategories(training) : []),
    ...tree.categories
      .filter((category) => category.file.startsWith(prefix))
      .map((category): [string, CategoryMeta] => [
        category.file.slice(prefix.length).split('/').slice(0, -1).join('/'),
        category.meta,
      ]),
  ]);
}
