import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { editorialPage } from '@/lib/editorial/__fixtures__/page.ts';
import {
  apiFiles,
  fileTexts,
  localizedTexts,
  otherContentTexts,
  pageTexts,
} from '@/lib/editorial/english-texts.ts';
import { spelling } from '@/lib/editorial/spelling.ts';
import { wordListProblems } from '@/lib/editorial/word-list.ts';

const CONFIG = join(process.cwd(), 'cspell.config.yaml');
const folder = folderOf();
afterAll(() => rmSync(folder, { recursive: true }));

describe('spelling', () => {
  test('a slip is named once for a file, with its line and what may be meant', async () => {
    const text = (file: string, line: number, words: string) => ({ file, line, text: words });
    const problems = await spelling(
      [
        text('a.md', 3, 'Install the\ngatewey.'),
        text('a.md', 9, 'The gatewey again.'),
        text('b.md', 1, 'Gatewey.'),
      ],
      CONFIG,
    );
    expect(problems).toMatchObject([
      { file: 'a.md', line: 4, message: expect.stringMatching(/^“gatewey”.*“gateway”/) },
      { file: 'b.md', line: 1 },
    ]);
  });

  test('words of the product pass, British spellings do not', async () => {
    expect(
      await spelling(
        [
          {
            file: 'a.md',
            text: 'WEDA sends Modbus values over MQTT; the fanless EdgeLink gateway needs a license.',
          },
        ],
        CONFIG,
      ),
    ).toEqual([]);
    const problems = await spelling(
      [{ file: 'a.md', text: 'The colour of the control centre' }],
      CONFIG,
    );
    expect(problems.map(({ message }) => /“(\w+)”/.exec(message)![1])).toEqual([
      'colour',
      'centre',
    ]);
  });
});

describe('what is read in English', () => {
  test('of a page: head, prose and labels of diagrams with their lines, no code', () => {
    const page = editorialPage(
      'Press `btn`.\n\n```mermaid\nflowchart LR\n  gw["Edge gateway"] -->|sends data| cl[Cloud]\n```\n\n```sh\nlss\n```\n',
      { frontMatter: { title: 'Alarms', keywords: ['alert'] } },
    );
    expect(pageTexts(page).map(({ text, line }) => `${line! - page.offset} ${text}`)).toEqual([
      `${1 - page.offset} Alarms`,
      `${1 - page.offset} alert`,
      '1 Press  … .',
      '5 Edge gateway',
      '5 sends data',
      '5 Cloud',
    ]);
  });

  test('of an API document: what is said to people, in files of parts as well, no data and no translation', () => {
    const api = [
      'paths:',
      '  /a:',
      '    get:',
      '      summary: Read it',
      '      description: |',
      '        First line.',
      '',
      '        Second `code` line.',
      'components:',
      '  schemas:',
      '    A:',
      '      properties:',
      '        description: { type: string, description: Says what it is }',
      '        value: { description: A value }',
      '      example: { description: xyzzy }',
      '',
    ].join('\n');
    writeFiles(folder, { 'openapi/parts/a.yaml': api, 'openapi/a.zh-tw.overlay.yaml': '' });
    expect(apiFiles(folder)).toEqual([join('openapi', 'parts', 'a.yaml')]);
    expect(
      fileTexts(folder, apiFiles(folder)[0]!, 'api').map(({ line, text }) => `${line} ${text}`),
    ).toEqual([
      '4 Read it',
      '6 First line.',
      '8 Second  …  line.',
      '13 Says what it is',
      '14 A value',
    ]);
  });

  test('of messages everything, of a configuration what is given for the locale', () => {
    writeFiles(folder, { 'en.json': '{\n  "frame": {\n    "close": "Close it"\n  }\n}\n' });
    expect(fileTexts(folder, 'en.json', 'messages')).toEqual([
      { file: 'en.json', line: 3, text: 'Close it' },
    ]);
    expect(
      localizedTexts(
        { title: { en: 'Portal', 'zh-tw': '入口' }, items: [{ label: { en: 'Docs' } }] },
        'en',
        'c.ts',
      ).map(({ text }) => text),
    ).toEqual(['Portal', 'Docs']);
  });

  test('of categories and training the texts, no addresses', () => {
    const category = (file: string) => ({
      file,
      meta: { label: 'Data', description: 'What is kept.' },
      problems: [],
    });
    const training = {
      title: 'Training',
      description: 'D',
      tracks: [],
      formats: [],
      levels: [],
      registration: { text: 'Ask', label: 'Contact', href: 'https://example.com' },
      faq: [],
    };
    const tree = {
      documents: [],
      categories: [category('en/A/_category_.json'), category('zh-tw/A/_category_.json')],
      training: [{ file: 'en/training.yaml', content: training, problems: [] }],
      tagFiles: [],
      apis: [],
    };
    expect(otherContentTexts(tree, 'en').map(({ text }) => text)).toEqual([
      'Data',
      'What is kept.',
      'Training',
      'D',
      'Ask',
      'Contact',
    ]);
  });
});

test('the list of own words is sorted in its groups, and has no word twice or for nothing', () => {
  expect(
    wordListProblems(
      '# Names\nModbus\nYocto\n\n# Terms\ndeadband\n',
      'Yocto, a deadband of Modbus',
      'words.txt',
    ),
  ).toEqual([]);
  expect(
    wordListProblems('Yocto\nModbus\n\nModbus\nAdam\n', 'Yocto Modbus', 'words.txt'),
  ).toMatchObject([
    { line: 2, message: expect.stringContaining('before “Yocto”') },
    { line: 4, message: expect.stringContaining('twice') },
    { line: 5, message: expect.stringContaining('before “Modbus”') },
    { line: 5, message: expect.stringContaining('no text') },
  ]);
});
