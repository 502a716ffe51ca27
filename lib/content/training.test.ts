import { describe, expect, test } from 'vitest';
import { parseTrainingFile, trainingSchema, type TrainingContent } from '@/lib/content/training.ts';

const course = {
  title: 'Boards',
  audience: 'Engineers',
  level: 'Basic',
  length: '1 day',
  text: 'About boards.',
  manuals: [{ label: 'Boards', to: '/BSP' }],
};
const content: TrainingContent = {
  title: 'Training',
  description: 'Courses.',
  tracks: [course],
  formats: [{ name: 'On site', text: 'With you.' }],
  levels: [{ name: 'Basic', text: 'No knowledge needed.' }],
  registration: { text: 'Write to us.', label: 'Register', href: 'https://example.com/register' },
  faq: [{ question: 'How much?', answer: 'Ask us.' }],
};

describe('trainingSchema', () => {
  test('a complete page is taken as it is', () => {
    expect(trainingSchema.parse(content)).toEqual(content);
  });

  test.each([
    ['no course', { tracks: [] }, 'tracks'],
    ['a course with an unknown entry', { tracks: [{ ...course, price: 100 }] }, 'tracks.0'],
    [
      'a manual outside the site',
      { tracks: [{ ...course, manuals: [{ label: 'X', to: 'https://example.com' }] }] },
      'tracks.0.manuals.0.to',
    ],
    [
      'a registration without an address',
      { registration: { ...content.registration, href: 'register' } },
      'registration.href',
    ],
    ['a question without an answer', { faq: [{ question: 'How much?' }] }, 'faq.0.answer'],
  ])('%s is refused at its place', (_, changed, path) => {
    const issues = trainingSchema.safeParse({ ...content, ...changed }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test('a part that is missing is named', () => {
    const issues = trainingSchema.safeParse({ ...content, levels: undefined }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual(['levels']);
  });
});

test.each([
  ['tracks:\n  - { title: T }\n', 2, '`tracks.0.audience`'],
  ['\ntitle: [T]\n', 2, '`title`'],
  ['', undefined, '`content`'],
])('a mistake has its line: %j', (text, line, setting) => {
  const { problems } = parseTrainingFile(text, 'en/training.yaml');
  const found = problems.find(({ message }) => message.includes(setting));
  expect(found).toMatchObject({ file: 'content/en/training.yaml', severity: 'error' });
  expect(found?.line).toBe(line);
});
