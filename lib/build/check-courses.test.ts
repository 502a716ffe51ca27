import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/problem.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { checkCourses } from '@/lib/build/check-courses.ts';
import { modelOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import type { PageFacts } from '@/lib/mdx/rehype-facts.ts';

const training = (course: string) =>
  `title: Training
description: Courses.
tracks:
  - { title: T, audience: A, level: L, length: 1 day, text: X, course: ${course}, manuals: [] }
formats: []
levels: []
registration: { text: R, label: L, href: 'https://example.com/' }
faq: []
`;
const FILES: Files = {
  'en/training.yaml': training('boards'),
  'en/training/boards/index.md': '---\ntitle: Boards\n---\n\n<Lessons />\n',
  'en/training/boards/lesson-1.md': '---\ntitle: One\nduration: 30\n---\n\nText.\n',
  'en/training/boards/summary.md': '---\ntitle: Summary\n---\n\nText.\n',
};

async function check(changed: Files): Promise<string[]> {
  const files = { ...FILES, ...changed };
  const { model } = modelOf(files);
  const facts = new Map<string, PageFacts>();
  for (const page of model.locales.flatMap((locale) => locale.pages)) {
    if (page.kind === 'doc')
      facts.set(
        page.data,
        (await compilePage(parseSource(files[page.source]!, page.source).body, page.source)).facts,
      );
  }
  return checkCourses({
    model,
    facts,
    bodyOffset: (source) => parseSource(files[source]!, source).bodyOffset,
    trainingFile: (locale) => {
      const text = files[`${locale}/training.yaml`];
      return text === undefined ? undefined : { file: `${locale}/training.yaml`, text };
    },
  }).map((problem) => `${problem.severity} ${formatProblem(problem)}`);
}

test('B146: a track and its course belong together', async () => {
  expect(await check({})).toEqual([]);
  expect(await check({ 'en/training.yaml': training('board') })).toEqual([
    expect.stringMatching(
      /^error content\/en\/training\.yaml:4.*“T”: there is no course “board”.* Did you mean “boards”\?/,
    ),
    expect.stringMatching(
      /^error content\/en\/training\/boards\/index\.md.*“boards”, which no track names\. Add `course: boards`/,
    ),
  ]);
});

test('B146: the training page of a language is checked as well', async () => {
  expect(await check({ 'zh-tw/training.yaml': training('other') })).toEqual([
    expect.stringMatching(/^error content\/zh-tw\/training\.yaml:4.*there is no course “other”/),
  ]);
});

test.each([
  ['lesson-1.md', 'title: One', 'Text.', /:1.*Add `duration: 30`/],
  ['summary.md', 'title: Summary\nduration: 10', 'Text.', /:1.*for the lessons of courses only/],
  ['lesson-1.md', 'title: One\nduration: 30\nslug: /x', 'Text.', /:1.*without a `slug`/],
  ['deeper/lesson-2.md', 'title: Two', 'Text.', /:1.*Move it/],
  ['lesson-1.md', 'title: One\nduration: 30', 'Text.\n\n<Lessons />', /:8:1.*not the start page/],
])(
  'B146: a page of a course that is not what its place says: %s',
  async (name, head, body, says) => {
    expect(
      await check({ [`en/training/boards/${name}`]: `---\n${head}\n---\n\n${body}\n` }),
    ).toContainEqual(expect.stringMatching(says));
  },
);
