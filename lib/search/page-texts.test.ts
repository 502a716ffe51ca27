import { describe, expect, test } from 'vitest';
import { PageTexts } from '@/lib/search/page-texts.ts';

const section = { id: 'x', heading: 'Heading', text: 'text' };
const file = [['x', 'Heading', 'text']];

/** Texts from these files; a file that is an error cannot be loaded. */
function setUp(files: Record<string, unknown>) {
  const asked: string[] = [];
  const texts = new PageTexts((name) => {
    asked.push(name);
    const content = files[name];
    return content instanceof Error ? Promise.reject(content) : Promise.resolve(content);
  });
  return { texts, asked };
}

describe('B96: the texts of pages', () => {
  test('are there when they are loaded, and are asked for once', async () => {
    const { texts, asked } = setUp({ 't/one.json': file });
    expect(texts.of('one')).toBeUndefined();
    const both = Promise.all([texts.load(['one']), texts.load(['one'])]);
    expect(texts.of('one')).toBeUndefined();
    await both;
    await texts.load(['one']);
    expect([texts.of('one'), asked]).toEqual([[section], ['t/one.json']]);
  });

  test('who waits for a text that is on its way waits until it is there', async () => {
    let come: (content: unknown) => void = () => undefined;
    const texts = new PageTexts(() => new Promise((resolve) => (come = resolve)));
    void texts.load(['one']);
    const second = texts.load(['one']).then(() => texts.of('one'));
    come(file);
    expect(await second).toEqual([section]);
  });

  test.each([
    ['does not come', new Error('404')],
    ['is no list', '<!doctype html>'],
    ['has a section with a part too many', [['x', 'Heading', 'text', 'more']]],
    ['has a section with a part too few', [['x', 'Heading']]],
    ['has a section of another kind', [['x', 'Heading', 1]]],
    ['has something else than sections', ['xyz']],
  ])(
    'B100: a text that %s is missing, without holding up others, and is asked for again',
    async (_, bad) => {
      const files: Record<string, unknown> = { 't/one.json': bad, 't/two.json': file };
      const { texts, asked } = setUp(files);
      await texts.load(['one', 'two']);
      expect([texts.of('one'), texts.of('two')]).toEqual([undefined, [section]]);
      files['t/one.json'] = file;
      await texts.load(['one', 'two']);
      expect([texts.of('one'), asked]).toEqual([
        [section],
        ['t/one.json', 't/two.json', 't/one.json'],
      ]);
    },
  );

  test('are kept while they are shown, and the newest 300 others', async () => {
    const names = Array.from({ length: 310 }, (_, number) => `p${number}`);
    const { texts } = setUp(Object.fromEntries(names.map((name) => [`t/${name}.json`, file])));
    await texts.load(names);
    texts.forgetOthers(new Set(['p0', 'p5']));
    const gone = names.filter((name) => !texts.of(name));
    expect(gone).toEqual(['p1', 'p2', 'p3', 'p4', 'p6', 'p7', 'p8', 'p9']);
    texts.forgetOthers(new Set(['p0']));
    expect(names.filter((name) => !texts.of(name))).toEqual([
      ...gone.slice(0, 4),
      'p5',
      ...gone.slice(4),
    ]);
    texts.forgetOthers(new Set());
    expect(texts.of('p0')).toBeUndefined();
  });

  test('that are on their way are not forgotten', async () => {
    let come: (content: unknown) => void = () => undefined;
    const texts = new PageTexts((name) =>
      name === 't/late.json' ? new Promise((resolve) => (come = resolve)) : Promise.resolve(file),
    );
    const late = texts.load(['late']);
    await texts.load(Array.from({ length: 310 }, (_, number) => `p${number}`));
    texts.forgetOthers(new Set());
    come(file);
    await late;
    expect(texts.of('late')).toEqual([section]);
  });
});
