import { describe, expect, test } from 'vitest';
import { docAt, modelOf, pathsOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import { breadcrumbs } from '@/lib/docs/breadcrumbs.ts';
import { courseNamed, isCoursePage, placeInCourse } from '@/lib/docs/courses.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';

const track = (title: string, course: string) =>
  `  - { title: ${title}, audience: A, level: L, length: 1 day, text: X, course: ${course}, manuals: [] }\n`;
const training = (title: string) =>
  `title: ${title}\ndescription: D\ntracks:\n${track('Z', 'zeta')}${track('A', 'alpha')}formats: []\nlevels: []\nregistration: { text: R, label: L, href: 'https://example.com/' }\nfaq: []\n`;
const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nText.\n`;
const lesson = (title: string, position: number) =>
  page(title, `sidebar_position: ${position}\nduration: ${position * 10}\n`);

const FILES: Files = {
  'en/training.yaml': training('Training'),
  'zh-tw/training.yaml': training('課程'),
  'en/training/alpha/index.md': page('All about alpha', 'sidebar_label: Alpha\n'),
  'en/training/alpha/lesson-1-b.md': lesson('First', 1),
  'en/training/alpha/lesson-2-a.md': lesson('Second', 2),
  'en/training/alpha/summary.md': page('Summary', 'sidebar_position: 99\n'),
  'en/training/zeta/index.md': page('Zeta'),
  'en/training/zeta/lesson-1.md': lesson('Only', 1),
  'zh-tw/training/alpha/index.md': page('關於 alpha', 'sidebar_label: 阿爾法\n'),
};
const { en, zh, messages } = modelOf(FILES);

describe('B143: a section of courses', () => {
  test('the training page is its front page; there is no other', () => {
    expect(messages).toEqual([]);
    expect(
      pathsOf(en)
        .filter((path) => path.startsWith('/training'))
        .sort(),
    ).toEqual([
      '/training',
      '/training/alpha',
      '/training/alpha/lesson-1-b',
      '/training/alpha/lesson-2-a',
      '/training/alpha/summary',
      '/training/zeta',
      '/training/zeta/lesson-1',
    ]);
    expect(en.sectionVersions[0]).toMatchObject({ title: 'Training', basePath: '/training' });
    expect(zh.sectionVersions[0]).toMatchObject({ title: '課程' });
  });

  test('courses have the names of their pages and the order of the tracks', () => {
    const labels = (locale: typeof en) =>
      locale.sectionVersions[0]!.sidebar.map(({ label }) => label);
    expect(labels(en)).toEqual(['Zeta', 'Alpha']);
    expect(labels(zh)).toEqual(['Zeta', '阿爾法']);
  });

  test('a category file of a course is stronger', () => {
    const own = modelOf({ ...FILES, 'en/training/alpha/_category_.yml': 'label: Own\n' });
    expect(own.en.sectionVersions[0]!.sidebar.map(({ label }) => label)).toEqual(['Zeta', 'Own']);
  });

  test('previous and next stay inside the course', () => {
    const { previous, next } = docAt(en, '/training/alpha/lesson-1-b');
    expect([previous?.path, next?.path]).toEqual(['/training/alpha', '/training/alpha/lesson-2-a']);
    expect(docAt(en, '/training/alpha').previous).toBeUndefined();
    expect(docAt(en, '/training/alpha/summary').next).toBeUndefined();
    expect(docAt(en, '/training/zeta/lesson-1').next).toBeUndefined();
  });

  test('breadcrumbs lead from the training page over the course to the lesson', () => {
    expect(breadcrumbs(en.sectionVersions[0]!, docAt(en, '/training/alpha/lesson-2-a'))).toEqual([
      { label: 'Training', path: '/training' },
      { label: 'Alpha', path: '/training/alpha' },
      { label: 'Second' },
    ]);
  });

  test('without a training page it is a section like any other', () => {
    const plain = modelOf({ 'en/training/alpha/index.md': page('Alpha') });
    expect(plain.en.pages.find(({ path }) => path === '/training')?.kind).toBe('landing');
  });
});

describe('B143: a course', () => {
  test('has its lessons in order, without the summary', () => {
    expect(courseNamed(siteIndex(en), 'alpha')).toEqual({
      name: 'alpha',
      path: '/training/alpha',
      title: 'All about alpha',
      lessons: [
        { name: 'lesson-1-b', path: '/training/alpha/lesson-1-b', title: 'First', duration: 10 },
        { name: 'lesson-2-a', path: '/training/alpha/lesson-2-a', title: 'Second', duration: 20 },
      ],
    });
  });

  test('has the minutes of the default locale in every language', () => {
    expect(courseNamed(siteIndex(zh), 'alpha')?.lessons.map(({ duration }) => duration)).toEqual([
      10, 20,
    ]);
  });

  test('that has only its start page has no lessons yet', () => {
    const started = modelOf({ ...FILES, 'en/training/beta/index.md': page('Beta') });
    expect(courseNamed(siteIndex(started.en), 'beta')).toMatchObject({
      title: 'Beta',
      lessons: [],
    });
  });

  test('that is not there is undefined', () => {
    expect(courseNamed(siteIndex(en), 'beta')).toBeUndefined();
  });

  test.each([
    ['/training', undefined, false],
    ['/BSP/alpha', undefined, false],
    ['/training/alpha', { course: 'alpha', lesson: undefined, isSummary: false }, true],
    ['/training/alpha/one', { course: 'alpha', lesson: 'one', isSummary: false }, false],
    ['/training/alpha/summary', { course: 'alpha', lesson: undefined, isSummary: true }, false],
    ['/training/alpha/one/deeper', undefined, false],
  ])('the place of %s', (path, place, isStart) => {
    expect(placeInCourse({ path })).toEqual(place);
    expect(isCoursePage({ path })).toBe(isStart);
  });
});
