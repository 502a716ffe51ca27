import { describe, expect, test } from 'vitest';
import { validateFrontMatter } from '@/lib/content/front-matter.ts';
import { parseSource } from '@/lib/content/parse-source.ts';

const FILE = 'content/en/BSP/a.md';
const check = (yaml: string) => validateFrontMatter(parseSource(`---\n${yaml}\n---\n`, FILE), FILE);

describe('validateFrontMatter', () => {
  test('B42: everything that Docusaurus knows is taken as it is', () => {
    const { frontMatter, problems } = check(
      [
        'id: a',
        'slug: /a',
        'tags: [x]',
        'sidebar_position: 1.5',
        'hide_title: true',
        'toc_max_heading_level: 4',
        'last_update: { date: 2024-01-31, author: me }',
        'unlisted: false',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toMatchObject({
      slug: '/a',
      sidebar_position: 1.5,
      toc_max_heading_level: 4,
      last_update: { date: '2024-01-31', author: 'me' },
    });
  });

  test.each(['pagination_next', 'pagination_prev', 'displayed_sidebar', 'custom_edit_url'])(
    'B52: %s may be null, which is not the same as absent',
    (key) => {
      const { frontMatter, problems } = check(`${key}: null`);
      expect(problems).toEqual([]);
      expect(frontMatter).toEqual({ [key]: null });
    },
  );

  test('B116: an unknown key is refused with its file, line and the nearest known key, and left out', () => {
    const { frontMatter, problems } = check('title: A\nsidebar_positon: 2');
    expect(problems).toMatchObject([{ file: FILE, line: 3, severity: 'error' }]);
    expect(problems[0]!.message).toBe(
      'Front matter `sidebar_positon`: is not known. Did you mean `sidebar_position`?',
    );
    expect(frontMatter).toEqual({ title: 'A' });
  });

  test('B116: an unknown key that resembles none is answered with all that are known', () => {
    expect(check('author: me').problems[0]!.message).toMatch(/Known keys: id, title, description/);
  });

  test.each([
    ['a position that is not a number', 'sidebar_position: first', 'number', '"first"'],
    ['a number for a text', 'title: 2024', 'string', '2024'],
    ['a title without a value', 'title:', 'string', 'null'],
    ['words for a truth value', 'draft: "yes"', 'boolean', '"yes"'],
    ['one tag instead of a list', 'tags: BSP', 'array', '"BSP"'],
    ['an empty tag', 'tags: [""]', 'Too small', '[""]'],
    ['a heading level of 1', 'toc_min_heading_level: 1', '2', '1'],
    ['a heading level of 7', 'toc_max_heading_level: 7', '6', '7'],
    ['a date in another order', 'release_date: 31.01.2024', 'YYYY-MM-DD', '"31.01.2024"'],
    ['an id with a slash', 'id: a/b', 'must not contain a slash', '"a/b"'],
    ['an old path without a slash', 'redirect_from: old', 'path from the root', '"old"'],
    [
      'an old path with a hash',
      'redirect_from: [/a, /b#c]',
      'without query and hash',
      '["/a","/b#c"]',
    ],
    ['an old path that is no text', 'redirect_from: 3', 'a path or a list of paths', '3'],
    ['an unknown entry of last_update', 'last_update: { day: 1 }', 'day', '{"day":1}'],
  ])(
    'B116: %s is refused with its line, what is allowed and what was found',
    (_, line, allowed, found) => {
      const { problems, frontMatter } = check(`description: kept\n${line}`);
      const key = line.split(':')[0]!;
      expect(problems[0]).toMatchObject({ file: FILE, line: 3, severity: 'error' });
      expect(problems[0]!.message).toMatch(new RegExp(`^Front matter \`${key}\`: `));
      expect(problems[0]!.message).toContain(allowed);
      expect(problems[0]!.message).toContain(`(found ${found})`);
      expect(frontMatter).toEqual({ description: 'kept' });
    },
  );

  test('B116: every wrong entry is told, not only the first', () => {
    expect(
      check('titel: A\nsidebar_position: x\ndraft: 1')
        .problems.map((problem) => problem.line)
        .sort(),
    ).toEqual([2, 3, 4]);
  });
});
