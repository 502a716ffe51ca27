import { afterEach, describe, expect, test } from 'vitest';
import { setMagicComments, takeMagicComments } from '@/lib/mdx/magic-comments.ts';

describe('takeMagicComments', () => {
  test.each([
    ['ts', '// highlight-next-line'],
    ['js', '/* highlight-next-line */'],
    ['jsx', '  {/* highlight-next-line */}'],
    ['c++', '\t//highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['bash', '# highlight-next-line'],
    ['yaml', '  # highlight-next-line  '],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['bat', 'REM highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['text', '# highlight-next-line'],
    ['nolang', '// highlight-next-line'],
    ['yaml', '// highlight-next-line'],
    ['console', '/* highlight-next-line */'],
  ])('B57: in %s, %j marks the next line and is not shown', (language, comment) => {
    expect(takeMagicComments(`a\n${comment}\nb\nc`, language)).toMatchObject({
      code: 'a\nb\nc',
      highlighted: new Set([2]),
      found: true,
    });
  });

  test.each([
    ['bash', '// highlight-next-line'],
    ['ts', '# highlight-next-line'],
    ['css', '// highlight-next-line'],
    ['ts', 'code(); // highlight-next-line'],
    ['ts', '// highlight-next-line of the list'],
    ['ts', '// highlight-nothing'],
    ['html', '<!-- highlight-next-line'],
  ])('B57: in %s, %j is code like any other', (language, line) => {
    expect(takeMagicComments(`${line}\nb`, language)).toMatchObject({
      code: `${line}\nb`,
      highlighted: new Set(),
      found: false,
    });
  });

  test('B57: from start to end, counted in the lines that remain', () => {
    const { code, highlighted } = takeMagicComments(
      'a\n# highlight-start\nb\nc\n# highlight-end\nd\n# highlight-next-line\ne',
      'py',
    );
    expect(code).toBe('a\nb\nc\nd\ne');
    expect([...highlighted]).toEqual([2, 3, 5]);
  });

  test('B57: a start without an end reaches the last line', () => {
    expect([...takeMagicComments('a\n// highlight-start\nb\nc', 'c').highlighted]).toEqual([2, 3]);
  });

  test('B57: added and removed lines have marks of their own', () => {
    const { code, added, removed, highlighted } = takeMagicComments(
      '// diff-remove-next-line\nold\n// diff-add-next-line\nnew',
      'ts',
    );
    expect([code, [...added], [...removed], [...highlighted]]).toEqual(['old\nnew', [2], [1], []]);
  });
});

describe('comments of the site', () => {
  afterEach(() => setMagicComments([]));

  test('B57: they mark lines, and are not shown', () => {
    setMagicComments([
      { mark: 'removed', line: 'this-fails', block: { start: 'fails-start', end: 'fails-end' } },
    ]);
    const code = '// this-fails\na\nb\n// fails-start\nc\n// fails-end\n// highlight-next-line\nd';
    expect(takeMagicComments(code, 'js')).toMatchObject({
      code: 'a\nb\nc\nd',
      removed: new Set([1, 3]),
      highlighted: new Set([4]),
    });
  });

  test('B57: without the setting they are code like any other', () => {
    expect(takeMagicComments('// this-fails\na', 'js').code).toBe('// this-fails\na');
  });
});
