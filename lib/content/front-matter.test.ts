import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FRONT_MATTER_KEYS } from '@/lib/content/front-matter-schema.ts';
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

  test.each([
    ['sidebar_positon', 'sidebar_position'],
    ['sidebarPosition', 'sidebar_position'],
    ['tag', 'tags'],
    ['Title', 'title'],
    ['descripton', 'description'],
    ['toc-max-heading-level', 'toc_max_heading_level'],
  ])(
    'B116: %s is a warning with its file, its line and the known key that it resembles',
    (key, known) => {
      const { frontMatter, problems } = check(`id: a\n${key}: x`);
      expect(problems).toEqual([
        {
          file: FILE,
          line: 3,
          severity: 'warning',
          message: `Front matter \`${key}\`: is not known and has no effect. Did you mean \`${known}\`?`,
        },
      ]);
      expect(frontMatter).toEqual({ id: 'a', [key]: 'x' });
    },
  );

  test('B42: keys of the site itself are kept as they are', () => {
    const { frontMatter, problems } = check(
      'author: me\ndate: 2024-05-01\npage: 3\nhide_footer: [x, { y: 1 }]\ntype: guide\nname: n',
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      author: 'me',
      date: '2024-05-01',
      page: 3,
      hide_footer: ['x', { y: 1 }],
      type: 'guide',
      name: 'n',
    });
  });

  test('B42: numbers are taken for texts, and what is in quotes for numbers and truth values', () => {
    const { frontMatter, problems } = check(
      'title: 2024\nsidebar_label: 3.5\ntags: [2024, x]\nkeywords: [7]\nsidebar_position: "-2.5"\ndraft: "true"\nunlisted: "false"\ntoc_max_heading_level: "4"',
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      title: '2024',
      sidebar_label: '3.5',
      tags: ['2024', 'x'],
      keywords: ['7'],
      sidebar_position: -2.5,
      draft: true,
      unlisted: false,
      toc_max_heading_level: 4,
    });
  });

  test.each([
    ['2024-05-01', '2024-05-01'],
    ['2024/5/1', '2024-05-01'],
    ['2024-5-1', '2024-05-01'],
    ['5/1/2024', '2024-05-01'],
    ['May 1, 2024', '2024-05-01'],
    ['1 May 2024', '2024-05-01'],
    ['2024-05-01T12:00:00Z', '2024-05-01'],
    ['2024-05-01T23:30:00', '2024-05-01'],
    ['2024-05-01 23:30', '2024-05-01'],
    ['Wed, May 1, 2024', '2024-05-01'],
    ['May 2024', '2024-05-01'],
    ['2024-05-01T23:30:00.000-05:00', '2024-05-02'],
    ['2024-05-01T07:30:00+0800', '2024-04-30'],
  ])('B42: the date %s is the day %s', (written, day) => {
    const { frontMatter, problems } = check(
      `last_update: { date: '${written}' }\nrelease_date: ${written}`,
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({ last_update: { date: day }, release_date: day });
  });

  test('B53: a tag may be an object with its own address', () => {
    const { frontMatter, problems } = check('tags: [a, { label: B, permalink: /bee }]');
    expect(problems).toEqual([]);
    expect(frontMatter.tags).toEqual(['a', { label: 'B', permalink: '/bee' }]);
  });

  test('B42: entries about title, prefixes and sidebar are known', () => {
    const { problems } = check(
      'title_meta: T\nparse_number_prefixes: false\nsidebar_custom_props: { badge: new }\ndisplayed_sidebar: api',
    );
    expect(problems).toEqual([]);
  });

  test.each([
    ['a position that is not a number', 'sidebar_position: first', 'number', '"first"'],
    ['a truth value for a text', 'title: true', 'string', 'true'],
    ['a tag without an address', 'tags: [{ label: B }]', 'permalink', '[{"label":"B"}]'],
    ['a day that is none', 'release_date: 2024/2/31', 'such as 2024-05-01', '"2024/2/31"'],
    ['a month that is none', 'release_date: 2025-13-45', 'such as 2024-05-01', '"2025-13-45"'],
    [
      'a day that its month does not have',
      'last_update: { date: 2025-02-30 }',
      'such as 2024-05-01',
      '{"date":"2025-02-30"}',
    ],
    ['words for a date', 'release_date: in 2024', 'such as 2024-05-01', '"in 2024"'],
    ['a title without a value', 'title:', 'string', 'null'],
    ['words for a truth value', 'draft: "yes"', 'boolean', '"yes"'],
    ['one tag instead of a list', 'tags: BSP', 'array', '"BSP"'],
    ['an empty tag', 'tags: [""]', 'Too small', '[""]'],
    ['a heading level of 1', 'toc_min_heading_level: 1', '2', '1'],
    ['a heading level of 7', 'toc_max_heading_level: 7', '6', '7'],
    ['a date in another order', 'release_date: 31.01.2024', 'such as 2024-05-01', '"31.01.2024"'],
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

  test('B116: every wrong entry is reported, not only the first', () => {
    expect(
      check('titel: A\nsidebar_position: x\ndraft: 1')
        .problems.map((problem) => problem.line)
        .sort(),
    ).toEqual([2, 3, 4]);
  });
});

describe.each(['en', 'zh-tw'])('the guide for writers (%s)', (locale) => {
  const folder = `content/${locale}/writing`;
  const guide = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

  // `npm run i18n:status` writes the hash.
  test.each(FRONT_MATTER_KEYS.filter((key) => key !== 'source_hash'))('explains `%s`', (key) => {
    expect(guide).toMatch(new RegExp(`(^|\`)${key}\\b`, 'm'));
  });
});
