import { describe, expect, test } from 'vitest';
import { editorialPage } from '@/lib/editorial/__fixtures__/page.ts';
import { courses } from '@/lib/editorial/courses.ts';

const EXERCISE = '<Exercise title="A">\n\n1. Do it.\n\n</Exercise>\n\n';
const QUESTION = '<Question>\n\nWhy?\n\n</Question>\n\n';
const START = '## Goal\n\n## What you need\n\n## Lessons\n\n<Lessons />\n\n## Related manuals\n';

const page = (name: string, body: string, locale = 'en') =>
  editorialPage(body, {
    key: `training/boards/${name}`,
    file: `content/${locale}/training/boards/${name}.md`,
    section: 'training',
    locale,
  });

const lesson = (number: number, body = EXERCISE + QUESTION + QUESTION, locale = 'en') =>
  page(`lesson-${number}`, body, locale);

const whole = (locale = 'en') => [
  page('index', START, locale),
  ...[1, 2, 3, 4].map((number) => lesson(number, undefined, locale)),
  page('summary', 'All of it.\n', locale),
];

const messages = (pages: ReturnType<typeof whole>) =>
  courses(pages, 'en').map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`);

describe('courses', () => {
  test('a whole course has no problems, and other sections have none of these rules', () => {
    expect(messages(whole())).toEqual([]);
    expect(courses([editorialPage('Text.\n')], 'en')).toEqual([]);
  });

  test('too few lessons and questions, no start page, no summary', () => {
    expect(messages([lesson(1, EXERCISE)])).toEqual([
      expect.stringMatching(/^lesson-1\.md: This course has no index\.md/),
      expect.stringMatching(/^lesson-1\.md: This course has no summary\.md/),
      'lesson-1.md: This course has 1 lessons; a course needs 4 or more.',
      'lesson-1.md: This course has 0 questions; a course needs 3 or more.',
      'lesson-1.md: has 0 questions; a lesson needs 2 or more.',
    ]);
  });

  test('a lesson without an exercise is named', () => {
    const [start, ...others] = whole();
    expect(messages([start!, ...others, lesson(5, QUESTION + QUESTION)])).toEqual([
      expect.stringMatching(/^lesson-5\.md: is a lesson without an <Exercise>/),
    ]);
  });

  test('the start page has its parts; a translation only has to list the lessons', () => {
    const [, ...others] = whole();
    expect(messages([page('index', '## Goal\n'), ...others])).toEqual([
      expect.stringContaining('“What you need”'),
      expect.stringContaining('“Lessons”'),
      expect.stringContaining('“Related manuals”'),
      expect.stringContaining('Write <Lessons /> once'),
    ]);
    const [, ...translated] = whole('zh-tw');
    expect(messages([page('index', '## 目標\n\n<Lessons />\n', 'zh-tw'), ...translated])).toEqual(
      [],
    );
  });

  test('a draft is not counted', () => {
    const pages = whole().map((own) =>
      own.key.endsWith('lesson-4') ? { ...own, frontMatter: { draft: true } } : own,
    );
    expect(messages(pages)).toEqual([expect.stringContaining('has 3 lessons')]);
  });
});
