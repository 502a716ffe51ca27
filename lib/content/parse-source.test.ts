import { describe, expect, test } from 'vitest';
import { parseSource } from '@/lib/content/parse-source.ts';

const FILE = 'content/en/BSP/a.md';
const parse = (text: string) => parseSource(text, FILE);

describe('parseSource', () => {
  test('front matter and body are taken apart, and the lines are counted', () => {
    const source = parse('---\ntitle: A\ntags: [x, y]\n---\n\n# Text\n');
    expect(source.data).toEqual({ title: 'A', tags: ['x', 'y'] });
    expect(source.keyLines).toEqual({ title: 2, tags: 3 });
    expect(source.body).toBe('\n# Text\n');
    expect(source.bodyOffset).toBe(4);
    expect(source.problems).toEqual([]);
  });

  test('a file without front matter is all body', () => {
    expect(parse('# Text\n\n---\n\nbelow a rule\n')).toMatchObject({
      data: {},
      bodyOffset: 0,
      body: '# Text\n\n---\n\nbelow a rule\n',
      problems: [],
    });
  });

  test.each([
    ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nText\r\nmore\r\n'],
    ['line ends of old Macs', '---\rtitle: A\r---\rText\rmore\r'],
    ['a byte-order mark', '\uFEFF---\ntitle: A\n---\nText\nmore\n'],
    ['blanks after the fences', '---  \ntitle: A\n---\t\nText\nmore\n'],
  ])('%s change nothing', (_, text) => {
    expect(parse(text)).toMatchObject({
      data: { title: 'A' },
      keyLines: { title: 2 },
      body: 'Text\nmore\n',
      bodyOffset: 3,
      problems: [],
    });
  });

  test.each([
    ['---\n---\nText\n', 2],
    ['---\n\n---\nText\n', 3],
    ['---\n# only a comment\n---\nText\n', 3],
  ])('empty front matter is none: %j', (text, bodyOffset) => {
    expect(parse(text)).toMatchObject({ data: {}, body: 'Text\n', bodyOffset, problems: [] });
  });

  test('front matter may end with the file', () => {
    expect(parse('---\ntitle: A\n---')).toMatchObject({
      data: { title: 'A' },
      body: '',
      problems: [],
    });
  });

  test('a value that begins with hyphens does not end the front matter', () => {
    expect(parse('---\ntitle: A\ndescription: --- not the end\n---\nText').data).toEqual({
      title: 'A',
      description: '--- not the end',
    });
  });

  test('a key is found in its own line, not in that of a nested one', () => {
    const { keyLines } = parse('---\nlast_update:\n  date: 2024-01-01\n"date": x\n---\n');
    expect(keyLines).toEqual({ last_update: 2, date: 4 });
  });

  test('front matter that is not closed is said at the first line', () => {
    const { problems, data } = parse('---\ntitle: A\n\n# Text\n');
    expect(problems).toMatchObject([{ file: FILE, line: 1, column: 1, severity: 'error' }]);
    expect(problems[0]!.message).toContain('three hyphens (---)');
    expect(data).toEqual({});
  });

  test.each([
    ['a tab', '---\ntitle: A\nlast_update:\n\tdate: 2024-01-01\n---\n', 4, 'never with tabs'],
    [
      'a colon in a value',
      '---\ntitle: A\ndescription: Setup: the basics\n---\n',
      3,
      'Put a value that contains a colon in quotes',
    ],
    [
      'an asterisk before a value',
      '---\ntitle: A\ndescription: *Important*\n---\n',
      3,
      'Put a value that begins with an asterisk in quotes',
    ],
    [
      'a value that is part of itself',
      '---\ntitle: A\nx: &a [*a]\n---\n',
      3,
      'is a reference in YAML',
    ],
    ['a key that stands twice', '---\ntitle: A\ntags: [x]\ntitle: B\n---\n', 4, 'unique'],
  ])('%s is named with its line and what to write instead', (_, text, line, advice) => {
    const { problems } = parse(text);
    expect(problems[0]).toMatchObject({ file: FILE, line, severity: 'error' });
    expect(problems.map((problem) => problem.message).join('\n')).toContain(advice);
  });

  test('the body of a page with broken front matter is still there for the preview', () => {
    expect(parse('---\ntitle: A: B\n---\nText\n')).toMatchObject({
      data: {},
      body: 'Text\n',
      bodyOffset: 3,
    });
  });

  test.each(['- a\n- b', 'just words'])(
    'front matter that is no list of keys is refused: %j',
    (yaml) => {
      expect(parse(`---\n${yaml}\n---\n`).problems).toMatchObject([
        { line: 2, message: 'The front matter must be a list of `key: value` lines.' },
      ]);
    },
  );
});
