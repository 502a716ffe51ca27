import type { CategoryMeta } from '@/lib/content/category-file.ts';
import type { SourceTree } from '@/lib/content/source-tree.ts';
import { courseCategories, trainingOf } from './courses.ts';
import { TRAINING_PATH } from './training-path.ts';
import type { SectionDef } from './section-defs.ts';

/** Whether the training page is the front page of a section. */
export const isTrainingSection = ({ training }: SourceTree, { basePath }: SectionDef): boolean =>
  basePath === TRAINING_PATH && training.length > 0;

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
    ...(training ? courseCategories(tree, def.folder, locale, training) : []),
    ...tree.categories
      .filter((category) => category.file.startsWith(prefix))
      .map((category): [string, CategoryMeta] => [
        category.file.slice(prefix.length).split('/').slice(0, -1).join('/'),
        category.meta,
      ]),
  ]);
}
