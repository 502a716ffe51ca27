import type { Problem } from '@/lib/content/problem.ts';
import { placeInYaml } from '@/lib/content/yaml-place.ts';
import { courseNamed, isCoursePage, placeInCourse } from '@/lib/docs/courses.ts';
import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import { siteIndex, type SiteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';
import { nearest } from '@/lib/text/nearest.ts';

export interface CourseCheckInput {
  model: SiteModel;
  /** Facts about a page's text, by DocPage.data. */
  facts: ReadonlyMap<string, PageFacts>;
  /** Number of lines before a file's body. */
  bodyOffset: (source: string) => number;
  /** The locale's own training page, if it has one. */
  trainingFile: (locale: string) => { file: string; text: string } | undefined;
}

/**
 * Checks that tracks and courses belong together, and that pages of courses are what their place
 * says.
 */
export function checkCourses(input: CourseCheckInput): Problem[] {
  const { config, locales } = input.model;
  return locales.flatMap((locale) => {
    const index = siteIndex(locale);
    const pages = locale.pages.filter(
      (page): page is DocPage => page.kind === 'doc' && page.translation !== 'missing',
    );
    const isSource = locale.locale === config.defaultLocale;
    return [
      ...tracksWithoutCourse(input, index),
      ...pages.flatMap((page) => lessonsElsewhere(input, page)),
      // Folders and durations are the default locale's.
      ...(isSource ? [...coursesWithoutTrack(index), ...pages.flatMap(pageProblems)] : []),
    ];
  });
}

const courseNames = (index: SiteIndex): string[] => [
  ...new Set(index.model.pages.flatMap((page) => coursePlace(page)?.course ?? [])),
];

const coursePlace = (page: Parameters<typeof placeInCourse>[0] & { kind: string }) =>
  page.kind === 'doc' ? placeInCourse(page) : undefined;

function tracksWithoutCourse(input: CourseCheckInput, index: SiteIndex): Problem[] {
  const { locale } = index.model;
  const training = index.pageByPath.get(TRAINING_PATH);
  const source = input.trainingFile(locale);
  if (training?.kind !== 'training' || !source) return [];
  return training.content.tracks.flatMap(({ course, title }, track): Problem[] => {
    if (course === undefined || courseNamed(index, course)) return [];
    const known = nearest(course, courseNames(index));
    return [
      {
        file: `content/${source.file}`,
        ...placeInYaml(source.text, ['tracks', track, 'course']),
        severity: 'error',
        message: `\`course\` of the track “${title}”: there is no course “${course}” with lessons.${known === undefined ? '' : ` Did you mean “${known}”?`} Write content/${input.model.config.defaultLocale}${TRAINING_PATH}/${course}/index.md, or take the line away.`,
      },
    ];
  });
}

function coursesWithoutTrack(index: SiteIndex): Problem[] {
  const training = index.pageByPath.get(TRAINING_PATH);
  if (training?.kind !== 'training') return [];
  const named = new Set(training.content.tracks.map(({ course }) => course));
  return courseNames(index).flatMap((course): Problem[] => {
    const page = index.model.pages.find(
      (candidate): candidate is DocPage => coursePlace(candidate)?.course === course,
    );
    return named.has(course) || !page
      ? []
      : [
          {
            file: `content/${page.source}`,
            severity: 'error',
            message: `belongs to the course “${course}”, which no track names. Add \`course: ${course}\` to a track of training.yaml, in every language.`,
          },
        ];
  });
}

function lessonsElsewhere({ facts, bodyOffset }: CourseCheckInput, page: DocPage): Problem[] {
  const place = facts.get(page.data)?.lessons;
  if (!place || isCoursePage(page)) return [];
  return [
    {
      file: `content/${page.source}`,
      line: place.line + bodyOffset(page.source),
      column: place.column,
      severity: 'error',
      message: `<Lessons /> lists the lessons of a course, and this page is not the start page of one. Put it into the index.md of a folder below content/<locale>${TRAINING_PATH}/.`,
    },
  ];
}

function pageProblems(page: DocPage): Problem[] {
  const { duration } = page.frontMatter;
  const place = placeInCourse(page);
  const say = (message: string): Problem[] => [
    { file: `content/${page.source}`, line: 1, severity: 'error', message },
  ];
  if (page.path.startsWith(`${TRAINING_PATH}/`) && !isInItsPlace(page))
    return say(
      `A page of a course is a file in the course's folder, without a \`slug\`: content/<locale>${TRAINING_PATH}/<course>/<lesson>.md. Move it, or take the \`slug\` away.`,
    );
  if (place?.lesson !== undefined && duration === undefined)
    return say(
      'This lesson does not say how long it takes. Add `duration: 30` to its front matter: the minutes for reading and exercise.',
    );
  if (place?.lesson === undefined && duration !== undefined)
    return say('Front matter `duration` is for the lessons of courses only. Take it away.');
  return [];
}

/** Whether the folder of a page is that of its course. */
function isInItsPlace({ docId, path }: DocPage): boolean {
  const [course, name, ...deeper] = docId.split('/');
  const expected = [TRAINING_PATH, course, ...(name === 'index' ? [] : [name])].join('/');
  return name !== undefined && deeper.length === 0 && path === expected;
}
