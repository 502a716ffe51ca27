import type { CategoryMeta } from '@/lib/content/category-file.ts';
import { splitLocale, type SourceTree } from '@/lib/content/source-tree.ts';
import type { TrainingContent } from '@/lib/content/training.ts';
import { sidebarTrail } from './sidebar.ts';
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
 * page, and courses have the order of the tracks.
 */
export const courseCategories = ({
  title,
  description,
  tracks,
}: TrainingContent): [folder: string, CategoryMeta][] => [
  ['', { label: title, description }],
  ...tracks.flatMap(({ course }, position): [string, CategoryMeta][] =>
    course === undefined ? [] : [[course, { position }]],
  ),
];

/**
 * The course of a name, with its lessons in order; undefined if the language has no such course.
 */
export function courseNamed(index: SiteIndex, name: string): Course | undefined {
  const path = `${TRAINING_PATH}/${name}`;
  const page = index.pageByPath.get(path);
  const sidebar = index.sectionVersionByKey.get(page?.sectionVersionKey ?? '')?.sidebar ?? [];
  const listed = sidebarTrail(sidebar, path).at(-1);
  if (!page || !listed) return undefined;
  // A course that has only its start page is a link.
  const items = listed.type === 'category' ? listed.items : [];
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
