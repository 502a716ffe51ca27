import type { CategoryMeta } from '@/lib/content/category-file.ts';
import { splitLocale, withoutExtension, type SourceTree } from '@/lib/content/source-tree.ts';
import type { TrainingContent } from '@/lib/content/training.ts';
import { findCategory } from './sidebar.ts';
import type { SiteIndex } from './site-index.ts';
import { TRAINING_PATH } from './training-path.ts';
import type { DocPage, Page } from './types.ts';

/** The page that sums a course up: no lesson, so it has no duration and cannot be done. */
export const SUMMARY = 'summary';

interface Lesson {
  /** Last part of its path, the same in every language. */
  name: string;
  path: string;
  title: string;
  /** Minutes. */
  duration: number;
}

export interface Course {
  /** Folder of the course, the same in every language. */
  name: string;
  path: string;
  title: string;
  lessons: Lesson[];
}

/** The training page's data in a locale, else in the default one. */
export function trainingOf(
  tree: Pick<SourceTree, 'training'>,
  locale: string,
  defaultLocale: string,
): TrainingContent | undefined {
  const inLocale = (code: string) =>
    tree.training.find(({ file }) => splitLocale(file).locale === code);
  return (inLocale(locale) ?? inLocale(defaultLocale))?.content;
}

/**
 * Category files that the folders of courses do not need: the section is called like the training
 * page, a course like its own page, and courses have the order of the tracks.
 * @param folder of the section, below `content/<locale>/`
 */
export function courseCategories(
  tree: SourceTree,
  folder: string,
  locale: string,
  { title, description, tracks }: TrainingContent,
): Map<string, CategoryMeta> {
  const titles = new Map(
    tree.documents.map(({ file, frontMatter }) => [
      withoutExtension(file),
      frontMatter.sidebar_label ?? frontMatter.title,
    ]),
  );
  const courses = tracks.flatMap(({ course }, position): [string, CategoryMeta][] =>
    course === undefined
      ? []
      : [[course, { position, label: titles.get(`${locale}/${folder}/${course}/index`) }]],
  );
  return new Map([['', { label: title, description }], ...courses]);
}

/**
 * The course of a name, with its lessons in order; undefined if the language has no such course.
 */
export function courseNamed(index: SiteIndex, name: string): Course | undefined {
  const path = `${TRAINING_PATH}/${name}`;
  const page = index.pageByPath.get(path);
  const sidebar = index.sectionVersionByKey.get(page?.sectionVersionKey ?? '')?.sidebar ?? [];
  const items = findCategory(sidebar, name)?.items;
  if (!page || !items) return undefined;
  const lessons = items.flatMap((item): Lesson[] => {
    const lesson = index.pageByPath.get(item.path ?? '');
    if (lesson?.kind !== 'doc' || lesson.frontMatter.unlisted) return [];
    const at = placeInCourse(lesson);
    const { duration } = lesson.frontMatter;
    return at?.lesson === undefined || duration === undefined
      ? []
      : [{ name: at.lesson, path: lesson.path, title: lesson.title, duration }];
  });
  return { name, path, title: page.title, lessons };
}

/**
 * The course of a page, and its own name there if it is a lesson; undefined for a page outside
 * courses, as the training page is.
 */
export function placeInCourse(
  page: Pick<Page, 'path'>,
): { course: string; lesson?: string; isSummary: boolean } | undefined {
  const [, course, name, ...deeper] = page.path.startsWith(`${TRAINING_PATH}/`)
    ? page.path.slice(1).split('/')
    : [];
  if (course === undefined || deeper.length > 0) return undefined;
  const isSummary = name === SUMMARY;
  return { course, lesson: isSummary ? undefined : name, isSummary };
}

/** Whether a page is the start page of a course. */
export function isCoursePage(page: Pick<DocPage, 'path'>): boolean {
  const place = placeInCourse(page);
  return place !== undefined && place.lesson === undefined && !place.isSummary;
}
