import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { editorialPage } from '@/lib/editorial/__fixtures__/page.ts';
import { codeBlocks } from '@/lib/editorial/code-blocks.ts';
import { controlPaths } from '@/lib/editorial/control-paths.ts';
import { diagramSyntax } from '@/lib/editorial/diagram-syntax.ts';
import { diagrams } from '@/lib/editorial/diagrams.ts';
import { frontMatterComplete } from '@/lib/editorial/front-matter-complete.ts';
import { forbiddenWords, glossarySchema, missingTerms } from '@/lib/editorial/glossary.ts';
import { longEnough } from '@/lib/editorial/length.ts';
import { repetition } from '@/lib/editorial/repetition.ts';
import { simplifiedCharacters } from '@/lib/editorial/simplified.ts';
import { translationShape } from '@/lib/editorial/translation-shape.ts';
import { wayOn } from '@/lib/editorial/way-on.ts';

const FRONT_MATTER = {
  title: 'Alarms',
  sidebar_position: 1,
  keywords: ['alarm'],
  description: 'How to define an alarm, who is told about it, and how to silence it for a while.',
};

describe('front matter', () => {
  test('that says everything passes', () =>
    expect(frontMatterComplete(editorialPage('', { frontMatter: FRONT_MATTER }))).toEqual([]));

  test.each([
    [{ ...FRONT_MATTER, title: undefined }, '`title` is missing'],
    [{ ...FRONT_MATTER, sidebar_position: undefined }, '`sidebar_position` is missing'],
    [{ ...FRONT_MATTER, keywords: [] }, '`keywords` is missing'],
    [{ ...FRONT_MATTER, description: undefined }, '`description` is missing'],
    [{ ...FRONT_MATTER, description: 'Alarms.' }, '7 characters'],
    [
      { ...FRONT_MATTER, description: FRONT_MATTER.description.slice(0, -1) },
      'does not end with a full stop',
    ],
    [
      { ...FRONT_MATTER, description: '定義告警、通知對象，以及如何暫時停止通知的操作方式說明' },
      'does not end with a full stop',
    ],
  ])('%#: a gap is reported', (frontMatter, message) => {
    const problems = frontMatterComplete(editorialPage('', { frontMatter }));
    expect(problems).toHaveLength(1);
    expect(problems[0]!.message).toContain(message);
  });

  test('of a translation has no place of its own', () =>
    expect(
      frontMatterComplete(
        editorialPage('', { frontMatter: { ...FRONT_MATTER, sidebar_position: undefined } }),
        true,
      ),
    ).toEqual([]));

  test('of a draft may have gaps', () =>
    expect(frontMatterComplete(editorialPage('', { frontMatter: { draft: true } }))).toEqual([]));
});

describe('code that a reader could paste', () => {
  const fence = (lang: string, code: string) =>
    editorialPage(`Text\n\n\`\`\`${lang}\n${code}\n\`\`\`\n`);

  test.each([
    ['json', '{"a": 1}'],
    ['yaml', 'a: 1\n---\nb: [2]'],
    ['bash', 'for f in *; do echo "$f"; done'],
    ['text', '{not: json'],
    ['js', "import { a } from 'a';\nawait a();"],
    ['ts', 'const a: number = 1;'],
    ['python', 'async def a():\n    await b()'],
    ['c', '#include <not_on_this_machine.h>\nint main(void) { return 0; }'],
    ['java', 'import com.example.Sdk;\nclass Program { Sdk sdk = new Sdk(); }'],
  ])('%s that parses passes', (lang, code) => expect(codeBlocks(fence(lang, code))).toEqual([]));

  test.each([
    ['json', '{"a": 1,}'],
    ['yaml', 'a: [1'],
    ['bash', 'if true; then'],
    ['js', 'const a = {;'],
    ['ts', 'const a: = 1;'],
  ])('%s that does not is named with its line in the file', (lang, code) => {
    expect(codeBlocks(fence(lang, code))).toMatchObject([
      { line: 8, message: expect.stringContaining(`This ${lang} does not parse`) },
    ]);
  });
});

const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

describe('programs whose parser may be missing', () => {
  test.runIf(has('python3'))('Python that does not parse is named', () =>
    expect(codeBlocks(editorialPage('```python\ndef a(:\n```\n'))).toHaveLength(1),
  );

  test.runIf(has('javac'))(
    'Java that does not parse is named, without the compiler’s folder',
    () => {
      const [problem] = codeBlocks(editorialPage('```java\nclass A {\n  int a = 1\n}\n```\n'));
      expect(problem?.message).toMatch(/^This java does not parse: line:2: error: ';' expected/);
    },
  );

  test.runIf(has('gcc'))('C that does not parse is named', () =>
    expect(codeBlocks(editorialPage('```c\nint main(void) { return 0 }\n```\n'))).toHaveLength(1),
  );
});

describe('a way on', () => {
  test('the last part of a page has a link, or cards', () => {
    expect(wayOn(editorialPage('## A\n\nText\n\n## B\n\nSee [c](./c.md).\n'))).toEqual([]);
    expect(wayOn(editorialPage('Choose one.\n\n<DocCardList />\n'))).toEqual([]);
  });

  test('a page that ends without one is named with the line of that part', () =>
    expect(wayOn(editorialPage('See [c](./c.md).\n\n## A\n\nText\n'))).toMatchObject([
      { line: 8, message: expect.stringContaining('where the reader goes on') },
    ]));

  test('a draft may end anywhere', () =>
    expect(wayOn(editorialPage('Text\n', { frontMatter: { draft: true } }))).toEqual([]));
});

test.each(['**System** > **Users**', '**系統** → **使用者**'])(
  'a path of controls is a component: %s',
  (text) => {
    expect(controlPaths(editorialPage(`Choose ${text}.\n`))).toHaveLength(1);
    expect(controlPaths(editorialPage('**A** is more than **B**: 3 > 2.\n'))).toEqual([]);
  },
);

describe('length', () => {
  test('a page of a few words is sent back, in both scripts', () => {
    expect(longEnough(editorialPage('Press the button.'))).toHaveLength(1);
    expect(longEnough(editorialPage('請按下按鈕。'))).toHaveLength(1);
  });

  test('words in code do not count, words in tables do', () => {
    const words = Array.from({ length: 130 }, (_, index) => `word${index}`).join(' ');
    expect(longEnough(editorialPage(`\`\`\`\n${words}\n\`\`\`\n`))).toHaveLength(1);
    expect(longEnough(editorialPage(`| a |\n| --- |\n| ${words} |\n`))).toEqual([]);
  });

  test('a list of cards may be short', () =>
    expect(longEnough(editorialPage('Choose one.\n\n<DocCardList />\n'))).toEqual([]));
});

test('two pages that share more than 30 % of their sentences are named, the shorter first', () => {
  const said = (...numbers: number[]) =>
    numbers.map((number) => `This is sentence number ${number} of a page about alarms.`).join(' ');
  const shorter = editorialPage(said(1, 2, 3), { file: 'content/en/Guide/short.md' });
  const longer = editorialPage(said(3, 4, 5, 6), { file: 'content/en/Guide/long.md' });
  expect(repetition([longer, shorter])).toMatchObject([
    {
      file: 'content/en/Guide/short.md',
      message: expect.stringMatching(/33 %.*long\.md.*number 3/),
    },
  ]);
  expect(repetition([longer, editorialPage(said(1, 2, 7, 6))])).toEqual([]);
});

test('a section of several pages has a diagram on a top page, a large category on one of its own', () => {
  const page = (key: string, body = 'Text.') =>
    editorialPage(body, { key, file: `content/en/${key}.md` });
  const drawn = '```mermaid\nflowchart LR\n  a --> b\n```\n';
  const category = (first: string) => [
    page('Guide/data/0', first),
    ...[1, 2, 3, 4, 5].map((number) => page(`Guide/data/${number}`)),
  ];
  expect(diagrams([page('Guide/Introduction', drawn), ...category(drawn)])).toEqual([]);
  expect(diagrams([page('Guide/Introduction'), ...category(drawn)])).toMatchObject([
    { file: 'content/en/Guide/Introduction.md', message: expect.stringContaining('introduces') },
  ]);
  expect(diagrams([page('Guide/Overview'), ...category(drawn)])).toMatchObject([
    { file: 'content/en/Guide/Overview.md', message: expect.stringContaining('Guide/') },
  ]);
  expect(
    diagrams([page('Guide/data/basic_introduction'), page('Guide/data/introductions')]),
  ).toMatchObject([{ file: 'content/en/Guide/data/basic_introduction.md' }]);
  expect(diagrams([page('Guide/Introduction', drawn), ...category('Text.')])).toMatchObject([
    { file: 'content/en/Guide/data/0.md' },
  ]);
  expect(diagrams([page('Guide/Overview'), page('Guide/b')])).toEqual([]);
});

test('a diagram that cannot be drawn is named with its line, others pass, labels in any script', async () => {
  const drawn = (code: string) => editorialPage(`Text\n\n\`\`\`mermaid\n${code}\n\`\`\`\n`);
  const fine = [
    'flowchart LR\n  gw["閘道器"] -->|送出| cloud[Cloud]',
    'sequenceDiagram\n  participant A as 使用者\n  A->>B: hello',
    'stateDiagram-v2\n  [*] --> Normal\n  Normal --> Active: condition true',
  ];
  expect(await diagramSyntax(fine.map(drawn))).toEqual([]);
  expect(await diagramSyntax([drawn('flowchart LR\n  a --> b\n  a[b --> c')])).toMatchObject([
    { line: 8 + 3, message: expect.stringContaining('cannot be drawn') },
  ]);
  expect('window' in globalThis).toBe(false);
});

describe('translations', () => {
  const source = editorialPage('## First step\n\n| a |\n| --- |\n| b |\n\n```\nx\n```\n');

  test('with the same parts pass', () => {
    expect(
      translationShape(
        source,
        editorialPage('## 第一步 {#first-step}\n\n| 甲 |\n| --- |\n| 乙 |\n\n```\nx\n```\n'),
      ),
    ).toEqual([]);
  });

  test('with another id, table or code block are sent back', () => {
    const messages = translationShape(source, editorialPage('## 第一步\n')).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      expect.stringContaining('{#first-step}'),
      expect.stringContaining('“第一步”'),
      expect.stringContaining('0 tables'),
      expect.stringContaining('0 code blocks'),
    ]);
  });

  test('with Simplified characters are sent back', () => {
    expect(simplifiedCharacters(editorialPage('請選擇裝置。'))).toEqual([]);
    expect(simplifiedCharacters(editorialPage('请选择装置。'))).toMatchObject([
      { line: 6, message: expect.stringContaining('请 选 择') },
    ]);
  });
});

describe('glossary', () => {
  const glossary = glossarySchema.parse([
    { en: 'gateway', zh: '閘道器', avoid: ['網關'], enforce: true },
  ]);

  test('forbidden words are named with the right one', () => {
    expect(forbiddenWords(editorialPage('設定網關。'), glossary)).toMatchObject([
      { message: expect.stringContaining('閘道器') },
    ]);
    expect(forbiddenWords(editorialPage('設定閘道器，`網關` 是程式碼。'), glossary)).toEqual([]);
  });

  test('a forbidden word may be part of a right one', () => {
    const words = glossarySchema.parse([
      { en: 'data', zh: '資料', avoid: ['數據'] },
      { en: 'Data Analysis', zh: '數據分析' },
    ]);
    expect(forbiddenWords(editorialPage('開啟數據分析。'), words)).toEqual([]);
    expect(forbiddenWords(editorialPage('開啟數據分析，查看數據。'), words)).toHaveLength(1);
  });

  test('a term of the English page must be in the translation', () => {
    const english = editorialPage('Connect both gateways.');
    expect(missingTerms(english, editorialPage('連線兩台閘道器。'), glossary)).toEqual([]);
    expect(missingTerms(english, editorialPage('連線兩台裝置。'), glossary)).toHaveLength(1);
    expect(missingTerms(editorialPage('Gatewayless.'), editorialPage('連線。'), glossary)).toEqual(
      [],
    );
  });

  test('a name with a term in it stays English', () => {
    const words = glossarySchema.parse([
      { en: 'server', zh: '伺服器', enforce: true, names: ['EPN Server'] },
    ]);
    const chinese = editorialPage('檢查 EPN Server。');
    expect(missingTerms(editorialPage('Check the EPN Server.'), chinese, words)).toEqual([]);
    expect(
      missingTerms(editorialPage('Check the EPN Server and the server.'), chinese, words),
    ).toHaveLength(1);
  });
});
