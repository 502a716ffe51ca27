import type { Problem } from '@/lib/content/problem.ts';
import { SUMMARY } from '@/lib/docs/courses.ts';
import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** The fewest of each. */
const LESSONS = 4;
const QUESTIONS = 3;
const LESSON_QUESTIONS = 2;

/**
 * The headings of a course's start page, in the default locale; a translation has those of its
 * source.
 */
const HEADINGS = ['Goal', 'What you need', 'Lessons', 'Related manuals'];

const FOLDER = `${TRAINING_PATH.slice(1)}/`;

/** Reports what a course lacks. `pages` are those of one section and language. */
export function courses(pages: readonly EditorialPage[], defaultLocale: string): Problem[] {
  const byCourse = new Map<string, EditorialPage[]>();
  for (const page of pages) {
    const [course, name] = page.key.startsWith(FOLDER)
      ? page.key.slice(FOLDER.length).split('/')
      : [];
    if (course === undefined || name === undefined || page.frontMatter.draft) continue;
    byCourse.set(course, [...(byCourse.get(course) ?? []), page]);
  }
  return [...byCourse.values()].flatMap((own) => courseProblems(own, defaultLocale));
}

function courseProblems(pages: readonly EditorialPage[], defaultLocale: string): Problem[] {
  const named = (name: string) => pages.find(({ key }) => key.endsWith(`/${name}`));
  const [start, summary] = [named('index'), named(SUMMARY)];
  const lessons = pages.filter((page) => page !== start && page !== summary);
  const place = start ?? pages[0];
  if (!place) return [];
  const questions = pages.reduce((sum, page) => sum + count(page, 'Question'), 0);
  const lacks = [
    start ? undefined : 'has no index.md: the page with goal, requirements and lessons.',
    summary ? undefined : `has no ${SUMMARY}.md: the page that sums it up.`,
    lessons.length < LESSONS
      ? `has ${lessons.length} lessons; a course needs ${LESSONS} or more.`
      : undefined,
    questions < QUESTIONS
      ? `has ${questions} questions; a course needs ${QUESTIONS} or more.`
      : undefined,
  ].flatMap((lack) => (lack === undefined ? [] : mistake(place, `This course ${lack}`)));
  return [
    ...lacks,
    ...(start ? startProblems(start, defaultLocale) : []),
    ...lessons.flatMap(lessonProblems),
  ];
}

function startProblems(page: EditorialPage, defaultLocale: string): Problem[] {
  const headings = new Set(page.text.headings.map(({ text }) => text));
  const missing =
    page.locale === defaultLocale ? HEADINGS.filter((heading) => !headings.has(heading)) : [];
  return [
    ...missing.map((heading) =>
      mistake(page, `has no heading “${heading}”. The start pages of courses have the same parts.`),
    ),
    ...(count(page, 'Lessons') === 1
      ? []
      : [mistake(page, 'does not list its lessons. Write <Lessons /> once.')]),
  ];
}

function lessonProblems(page: EditorialPage): Problem[] {
  const questions = count(page, 'Question');
  return [
    ...(count(page, 'Exercise') > 0
      ? []
      : [mistake(page, 'is a lesson without an <Exercise>: the reader has nothing to do.')]),
    ...(questions < LESSON_QUESTIONS
      ? [mistake(page, `has ${questions} questions; a lesson needs ${LESSON_QUESTIONS} or more.`)]
      : []),
  ];
}

const count = ({ text }: EditorialPage, component: string): number =>
  text.components.filter((name) => name === component).length;
