import { describe, expect, test } from 'vitest';
import { CATEGORY_FILE, parseCategoryFile } from '@/lib/content/category-file.ts';

const JSON_FILE = 'content/en/BSP/sub/_category_.json';
const YAML_FILE = 'content/en/BSP/sub/_category_.yml';

describe('parseCategoryFile', () => {
  test.each([
    ['JSON', JSON_FILE, '{ "label": "Guides", "position": 2, "collapsed": false }'],
    [
      'JSON with the marks of an editor on Windows',
      JSON_FILE,
      '\uFEFF{\r\n "label": "Guides",\r\n "position": 2, "collapsed": false }',
    ],
    ['YAML', YAML_FILE, 'label: Guides\nposition: 2\ncollapsed: false\n'],
  ])('%s is read', (_, file, text) => {
    expect(parseCategoryFile(text, file)).toEqual({
      meta: { label: 'Guides', position: 2, collapsed: false },
      problems: [],
    });
  });

  test('an empty YAML file says nothing and is no mistake', () => {
    expect(parseCategoryFile('', YAML_FILE)).toEqual({ meta: {}, problems: [] });
  });

  test.each([
    ['no page', 'null'],
    [
      'a generated page',
      '{ "type": "generated-index", "slug": "/x", "title": "X", "description": "about x", "keywords": ["x"] }',
    ],
    ['a document', '{ "type": "doc", "id": "x" }'],
  ])('a link may be %s', (_, link) => {
    const { meta, problems } = parseCategoryFile(`{ "link": ${link} }`, JSON_FILE);
    expect(problems).toEqual([]);
    expect(meta.link).toEqual(JSON.parse(link));
  });

  test.each([
    ['a comma too many', '{\n  "label": "Guides",\n}', 3],
    ['a comma too few', '{\n  "label": "Guides"\n  "position": 2\n}', 3],
    [
      'a word without quotes',
      '{\n  "label": "Guides",\n  "position": second,\n  "description": "more text behind it"\n}',
      3,
    ],
    ['an end that is missing', '{\n  "label": "Guides"\n', 3],
    [
      'a comma too many, with line ends of Windows',
      '\uFEFF{\r\n  "label": "A",\r\n  "position": 1,\r\n  "collapsed": true,\r\n}',
      5,
    ],
    ['nothing at all', '', 1],
  ])('JSON that does not parse names the file and the line: %s', (_, text, line) => {
    const { meta, problems } = parseCategoryFile(text, JSON_FILE);
    expect(meta).toEqual({});
    expect(problems).toMatchObject([{ file: JSON_FILE, line, severity: 'error' }]);
    expect(problems[0]!.message).toMatch(/^The category file does not parse: /);
  });

  test('YAML that does not parse names the file and the line', () => {
    const { problems } = parseCategoryFile('position: 2\nlabel: Setup: the basics\n', YAML_FILE);
    expect(problems).toMatchObject([{ file: YAML_FILE, line: 2, severity: 'error' }]);
  });

  test('an unknown key is refused with the nearest known one', () => {
    expect(parseCategoryFile('{ "lable": "Guides" }', JSON_FILE).problems).toMatchObject([
      {
        file: JSON_FILE,
        severity: 'error',
        message: 'Category file: `lable` is not known. Did you mean `label`?',
      },
    ]);
  });

  test.each([
    ['a position in words', { position: 'first' }, '`position`', 'number'],
    ['an unknown type of link', { link: { type: 'page' } }, '`link.type`', "'generated-index'"],
    ['a document link without an id', { link: { type: 'doc' } }, '`link.id`', 'string'],
    ['a list instead of settings', [], '`content`', 'object'],
  ])(
    '%s is refused by a message that names the setting and what it may be',
    (_, data, setting, allowed) => {
      const { meta, problems } = parseCategoryFile(JSON.stringify(data), JSON_FILE);
      expect(meta).toEqual({});
      expect(problems).toHaveLength(1);
      expect(problems[0]!.message).toContain(setting);
      expect(problems[0]!.message).toContain(allowed);
    },
  );
});

test.each([
  ['en/BSP/_category_.json', true],
  ['en/BSP/_category_.yaml', true],
  ['_category_.yml', true],
  ['en/BSP/my_category_.json', false],
  ['en/BSP/_category_.json.bak', false],
])('%s is a category file: %s', (file, expected) => {
  expect(CATEGORY_FILE.test(file)).toBe(expected);
});

test('categories: a mistake names the line of its entry, in JSON and in YAML', () => {
  const place = (text: string, name = '_category_.json') =>
    parseCategoryFile(text, `content/en/S/${name}`).problems.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
  expect(place('{\n  "label": "A",\n  "colapsed": true\n}\n')).toEqual([
    '3:3 Category file: `colapsed` is not known. Did you mean `collapsed`?',
  ]);
  expect(place('{\n  "label": "A",\n  "position": "first"\n}\n')).toEqual([
    expect.stringMatching(/^3:3 Category file, `position`/),
  ]);
  expect(
    place('label: A\nlink:\n  type: generated-index\n  slugg: /x\n', '_category_.yml'),
  ).toEqual(['4:3 Category file: `slugg` is not known. Did you mean `slug`?']);
  expect(place('{\n  "label": "A",\n  "link": {\n    "type": "doc"\n  }\n}\n')).toEqual([
    expect.stringMatching(/^3:3 Category file, `link.id`/),
  ]);
});
