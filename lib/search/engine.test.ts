import { describe, expect, test } from 'vitest';
import { inverseFrequency } from '@/lib/search/bm25.ts';
import { SearchEngine } from '@/lib/search/engine.ts';
import { countFields } from '@/lib/search/fields.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { encodeShard } from '@/lib/search/shard.ts';

const page = (title: string, text = '', extra: Partial<PageRecord> = {}): PageRecord => ({
  url: `/${title.replaceAll(' ', '-')}`,
  title,
  keywords: [],
  breadcrumb: [],
  sections: [{ id: '', heading: '', text }],
  ...extra,
});
const heading = (text: string) => ({ id: 'h', heading: text, text: '' });

function engineOf(...groups: PageRecord[][]): SearchEngine {
  const engine = new SearchEngine();
  groups.forEach((pages, index) =>
    engine.add(
      decodeShard(
        encodeShard(
          pages.map((record) => ({ page: record, fields: countFields(record), text: '' })),
        ),
      ),
      `g${index}`,
    ),
  );
  return engine;
}
const titles = (engine: SearchEngine, text: string, groups?: string[]): string[] =>
  engine.search(text, groups && { groups: new Set(groups) }).hits.map((hit) => hit.page.title);

describe('B86: which pages are found', () => {
  const engine = engineOf([
    page('Gateway setup', 'connect the gateway to the network'),
    page('Network', 'the network of devices'),
    page('Watchdog', 'resets a device that hangs'),
    page('Registration', 'register and activate a device'),
    page('裝置管理', '管理裝置與資料'),
    page('EPC-R7300', 'flash the board with l4t_initrd_flash.sh'),
    page('EPC-R3720', 'write the image'),
  ]);

  test.each([
    ['gateway', ['Gateway setup']],
    ['gateway network', ['Gateway setup', 'Network']],
    ['network', ['Network', 'Gateway setup']],
    ['netw', ['Network', 'Gateway setup']],
    ['netw ', ['Network', 'Gateway setup']],
    ['registering', ['Registration']],
    ['gatway', ['Gateway setup']],
    ['watchdgo', ['Watchdog']],
    ['WATCHDOG', ['Watchdog']],
    ['where is the gateway', ['Gateway setup']],
    ['the', ['Gateway setup', 'Network', 'EPC-R7300', 'EPC-R3720']],
    ['register quickly', ['Registration']],
    ['gateway nonsense', ['Gateway setup']],
    ['nonsense', []],
    ['裝置', ['裝置管理']],
    ['管理裝置', ['裝置管理']],
    ['裝', ['裝置管理']],
    ['料', ['裝置管理']],
    ['epcr7300', ['EPC-R7300']],
    ['r7300', ['EPC-R7300']],
    ['7300', ['EPC-R7300']],
    ['EPC R7300', ['EPC-R7300', 'EPC-R3720']],
    ['l4t_initrd_flash.sh', ['EPC-R7300']],
    ['zxqv', []],
    ['', []],
    ['…', []],
  ])('%s', (text, expected) => expect(titles(engine, text).sort()).toEqual([...expected].sort()));

  test('a typing error counts only where nothing better is found', () => {
    const two = engineOf([
      page('A', 'gateway'),
      page('B', 'gateways'),
      page('C', 'gateway'),
      page('D', 'gatewax'),
    ]);
    expect(titles(two, 'gateway').sort()).toEqual(['A', 'B', 'C']);
    expect(titles(two, 'gatewax')[0]).toBe('D');
  });

  test.each([
    [0, true],
    [1, false],
  ])('a typing error counts where no page has the word: %i exact: %s', (exact, isFound) => {
    const pages = Array.from({ length: exact }, (_, index) => page(`P${index}`, 'gateway'));
    const found = titles(engineOf([...pages, page('Typo', 'gatewax')]), 'gateway');
    expect(found.includes('Typo')).toBe(isFound);
  });

  test.each([
    [7, true],
    [8, false],
  ])('pages that lack a word are found unless eight have all: %i: %s', (complete, isFound) => {
    const pages = Array.from({ length: complete }, (_, index) =>
      page(`P${index}`, 'gateway network setup'),
    );
    const found = titles(
      engineOf([...pages, page('Part', 'gateway network')]),
      'gateway network setup',
    );
    expect([found.length, found.includes('Part')]).toEqual([complete + Number(isFound), isFound]);
  });

  test('a wrong first figure of a number is no typing error', () => {
    expect(titles(engineOf([page('A', 'port 4224')]), '5224')).toEqual([]);
  });
});

describe('B87: the order', () => {
  test('a whole title comes first, however often others name it', () => {
    expect(
      titles(
        engineOf([
          page('Device library', 'device '.repeat(60)),
          page('Device', 'text'),
          page('Other', 'device '.repeat(60)),
        ]),
        'device',
      )[0],
    ).toBe('Device');
  });

  test('title before keywords, keywords before headings, headings before content', () => {
    const filler = 'some words that say nothing of interest here';
    const engine = engineOf([
      page('Content', `${filler} watchdog`),
      page('Heading', filler, {
        sections: [{ id: '', heading: '', text: filler }, heading('Watchdog')],
      }),
      page('Keyword', filler, { keywords: ['watchdog', 'b', 'c'] }),
      page('The watchdog timer', filler),
    ]);
    expect(titles(engine, 'watchdog')).toEqual([
      'The watchdog timer',
      'Keyword',
      'Heading',
      'Content',
    ]);
  });

  test('content before breadcrumb, except the name of the section', () => {
    const engine = engineOf([
      page('One', 'other words', { breadcrumb: ['Guide', 'Watchdog'] }),
      page('Two', 'watchdog words', { breadcrumb: ['Guide', 'Other'] }),
    ]);
    expect(titles(engine, 'watchdog')).toEqual(['Two', 'One']);
  });

  test('a title before any number of words in the content', () => {
    const engine = engineOf([
      page('Other device library', 'watchdog '.repeat(200)),
      page('The watchdog library', 'device '.repeat(200)),
    ]);
    expect(titles(engine, 'watchdog')).toEqual(['The watchdog library', 'Other device library']);
  });

  test('longer words count by their length, however rare they are', () => {
    const frequent = ['B', 'C', 'D'].map((title) => page(title, 'gateway'));
    const engine = engineOf([page('Rare', 'gatehouse'), ...frequent]);
    expect(titles(engine, 'gate')).toEqual(['B', 'C', 'D', 'Rare']);
  });

  test('a stop word counts a quarter', () => {
    const engine = engineOf([page('A', 'gateway the'), page('B', 'gateway box')]);
    const [both, without] = engine.search('the gateway ').hits.map(({ score }) => score);
    // Both words have the same impact on the page; only "the" is rare.
    const [rare, common] = [inverseFrequency(2, 1) + 1, inverseFrequency(2, 2) + 1];
    expect((both ?? 0) / (without ?? 0)).toBeCloseTo(1 + (0.25 * rare) / common, 4);
  });

  test('a rare word counts more than a frequent one', () => {
    const engine = engineOf([page('A', 'gateway watchdog'), page('B', 'gateway box')]);
    const [frequent, rare] = ['gateway ', 'watchdog '].map(
      (text) => engine.search(text).hits[0]?.score ?? 0,
    );
    expect(rare).toBeGreaterThan(frequent ?? Infinity);
  });

  test('of two pages the shorter one comes first', () => {
    expect(
      titles(
        engineOf([
          page('Long', `watchdog ${'word '.repeat(300)}`),
          page('Short', 'watchdog timer'),
        ]),
        'watchdog',
      ),
    ).toEqual(['Short', 'Long']);
  });

  test('what was typed comes before what goes on, and both before what was guessed', () => {
    const engine = engineOf([page('A', 'configure it'), page('B', 'config it')]);
    expect(titles(engine, 'config')).toEqual(['B', 'A']);
  });

  test('is that of relevance, not of arrival', () => {
    const [good, bad] = [
      page('The watchdog', 'watchdog'),
      page('Other', `watchdog ${'word '.repeat(50)}`),
    ];
    expect(titles(engineOf([good], [bad]), 'watchdog')).toEqual(
      titles(engineOf([bad], [good]), 'watchdog'),
    );
  });
});

test('B98: only the wanted groups are looked through', () => {
  const engine = engineOf([page('A', 'watchdog')], [page('B', 'watchdog')]);
  expect(titles(engine, 'watchdog', ['g1'])).toEqual(['B']);
  expect(titles(engine, 'watchdog', [])).toEqual([]);
});

test('B86: words are cut at the longest query that anybody types, and pasted text is answered at once', () => {
  const engine = engineOf([page('A', 'watchdog')]);
  expect(engine.search('watchdog '.repeat(10_000)).query.slots.length).toBeLessThanOrEqual(24);
});
