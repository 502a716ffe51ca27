import { describe, expect, test } from 'vitest';
import { parseDocument } from '@/lib/content/parse-document.ts';

describe('parseDocument', () => {
  test.each(['', '\n \n', '---\n---\n', '---\ntags: [x]\n---\n\n'])(
    'a file without a text and a title is refused: %j',
    (text) => {
      const { problems } = parseDocument(text, 'en/BSP/a.md');
      expect(problems).toMatchObject([{ file: 'content/en/BSP/a.md', severity: 'error' }]);
      expect(problems[0]!.message).toMatch(/^The file is empty\. /);
    },
  );

  test.each([
    ['a title', '---\ntitle: A\n---\n'],
    ['the mark of a draft, as the message advises', '---\ndraft: true\n---\n'],
  ])('%s is enough for a page to begin with', (_, text) => {
    expect(parseDocument(text, 'en/BSP/a.md').problems).toEqual([]);
  });

  test('problems of the form and of the values stand together', () => {
    expect(
      parseDocument('---\ntitle: []\n---\nText', 'en/BSP/a.md').problems.map(
        (problem) => problem.line,
      ),
    ).toEqual([2]);
    expect(
      parseDocument('---\ntitle: A\nText', 'en/BSP/a.md').problems.map((problem) => problem.line),
    ).toEqual([1]);
  });
});
