import { describe, expect, test } from 'vitest';
import { compilePage, PageError } from '@/lib/mdx/compile.ts';

/** Place and words of every error of a text. */
async function errors(body: string): Promise<string[]> {
  try {
    await compilePage(body, 'content/en/training/boards/lesson-1.md');
    return [];
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}

const question = (
  choices: string,
  { ask = 'Which?', answer = '<Answer>\n\nWhy.\n\n</Answer>' } = {},
) => `Text.\n\n<Question>\n\n${ask}\n\n${choices}\n\n${answer}\n\n</Question>\n`;
const exercise = (attributes: string, expected = '<Expected>\n\nThis.\n\n</Expected>') =>
  `Text.\n\n<Exercise${attributes}>\n\n1. Do it.\n\n${expected}\n\n</Exercise>\n`;
const CHOICES = '- [ ] One\n- [x] Two';

describe('B146: questions', () => {
  test.each([
    ['of one right choice', question(CHOICES)],
    [
      'of several right choices, with empty lines',
      question('- [x] One\n\n- [x] Two\n\n- [ ] Three'),
    ],
    ['with another list in the text', question(CHOICES, { ask: 'Which?\n\n1. A list.' })],
  ])('%s', async (_, text) => {
    expect(await errors(text)).toEqual([]);
  });

  test.each([
    ['without choices', question('None.'), 'needs one list of two or more choices'],
    ['with a single choice', question('- [x] One'), 'needs one list of two or more choices'],
    ['with two lists of choices', question(`${CHOICES}\n\nOr\n\n${CHOICES}`), 'needs one list'],
    ['with a plain list', question('- One\n- Two'), 'Write a task list'],
    ['with a choice without a box', question('- [x] One\n- Two'), 'Begin each line'],
    [
      'without a right choice',
      question('- [ ] One\n- [ ] Two'),
      'Mark each right one with `- [x]`',
    ],
    ['that asks nothing', question(CHOICES, { ask: '' }), 'Write the question above'],
    ['without an answer', question(CHOICES, { answer: '' }), 'needs one <Answer>'],
  ])('%s', async (_, text, says) => {
    const [first, ...others] = await errors(text);
    expect(first).toContain(says);
    expect(first).toMatch(/^3:1 /);
    expect(others).toEqual([]);
  });
});

describe('B146: exercises', () => {
  test.each([
    ['without a title', exercise(''), 'Write <Exercise title='],
    ['with an empty title', exercise(' title=""'), 'has no title'],
    ['without a result', exercise(' title="A"', ''), 'needs one <Expected>'],
  ])('%s', async (_, text, says) => {
    expect(await errors(text)).toEqual([expect.stringMatching(new RegExp(`^3:1 .*${says}`))]);
  });

  test('a whole one', async () => {
    expect(await errors(exercise(' title="A"'))).toEqual([]);
  });
});

test.each([
  ['<Answer>\n\nWhy.\n\n</Answer>\n', '<Answer> is a part of <Question>'],
  ['<Expected>\n\nThis.\n\n</Expected>\n', '<Expected> is a part of <Exercise>'],
])('B146: a part by itself: %s', async (text, says) => {
  expect(await errors(text)).toEqual([expect.stringContaining(says)]);
});

test('B144: questions and exercises have numbers, which links can lead to', async () => {
  const { facts } = await compilePage(
    `${question(CHOICES)}\n${exercise(' title="A"')}\n${question(CHOICES)}`,
    'content/en/training/boards/lesson-1.md',
  );
  expect(facts.ids).toEqual(['q-1', 'e-1', 'q-2']);
  expect(facts.questions).toBe(2);
});
