import { describe, expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { countFields } from '@/lib/search/fields.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { encodeShard } from '@/lib/search/shard.ts';
import { suggestionFor, unknownWords } from '@/lib/search/unknown-words.ts';

const page = (title: string, text = '', extra: Partial<PageRecord> = {}): PageRecord => ({
  url: `/${title}`,
  title,
  keywords: [],
  breadcrumb: [],
  sections: [{ id: '', heading: '', text }],
  ...extra,
});

function addTo(engine: SearchEngine, pages: PageRecord[], group: string): void {
  const shard = encodeShard(
    pages.map((record) => ({ page: record, fields: countFields(record), text: '' })),
  );
  engine.add(decodeShard(shard), group);
}

function engineOf(pages: PageRecord[], synonyms = ''): SearchEngine {
  const engine = new SearchEngine();
  addTo(engine, pages, 'g');
  engine.synonyms.add(synonyms);
  return engine;
}
const titles = (engine: SearchEngine, text: string): string[] =>
  engine.search(text).hits.map((hit) => hit.page.title);
const answer = (engine: SearchEngine, text: string, texts = '', groups = ['g']) => {
  const { query, hits } = engine.search(text, { groups: new Set(groups) });
  const { vocabulary } = engine;
  const isIn = (page: number) => groups.includes(engine.pages[page]?.group ?? '');
  const searched = {
    vocabulary,
    pagesOf: (term: string) => engine.index.find(term).pages.filter(isIn),
  };
  const standsOn = ({ title }: { title: string }, run: string) => (title + texts).includes(run);
  const best = hits[0]?.page;
  return [unknownWords(query, searched), suggestionFor(text, query, searched, best, standsOn)];
};

describe('B86: words of readers for words of the manuals', () => {
  const engine = engineOf(
    [
      page('Connect', 'sign in at the access point'),
      page('Point', 'an access to a point of it'),
      page('Box', 'the hotspot of the box'),
      page('感測器', '安裝感測器'),
      page('預設密碼', '變更預設密碼'),
    ],
    'access point\thotspot\tap mode\nsign in\tlog on\n感測器\t傳感器\n預設密碼\t默認密碼\n預設\t默認',
  );

  test.each([
    ['ap mode', ['Connect', 'Point']],
    ['log on', ['Connect']],
    ['傳感器', ['感測器']],
    ['溫度傳感器校準', ['感測器']],
  ])('%s', (text, expected) => expect(titles(engine, text).sort()).toEqual(expected));

  test('what was typed comes before other words for it', () => {
    const both = engineOf([page('A', 'alert here'), page('B', 'alarm here')], 'alert\talarm');
    expect(titles(both, 'alarm')).toEqual(['B', 'A']);
  });

  test('only one step', () => {
    const chain = engineOf([page('C', 'third')], 'second\tfirst\nthird\tsecond');
    expect(titles(chain, 'second')).toEqual(['C']);
    expect(titles(chain, 'first')).toEqual([]);
  });

  test('the longest phrase first', () => {
    const { expansions } = engine.search('默認密碼').query;
    expect(expansions.map(({ text }) => text)).toEqual(['預設密碼']);
  });

  test('a title in the words of the manuals comes first', () =>
    expect(titles(engine, '默認密碼')[0]).toBe('預設密碼'));

  test('a page is found by what readers ask, after one that is called so', () => {
    const lamps = engineOf([
      page('LED Setting', 'run and error', {
        asked: ['red lamp blinks', 'what do the lights mean'],
      }),
      page('Lamp', 'another page'),
      page('Other', 'the box'),
    ]);
    expect(titles(lamps, 'why does it blink red')).toEqual(['LED Setting']);
    expect(titles(lamps, 'lamp')).toEqual(['Lamp', 'LED Setting']);
  });

  test('the page of a translation is found by its original title, after pages that say it', () => {
    const translated = engineOf([
      page('酬載解碼器', '內容', { original: ['Payload Decoder'] }),
      page('其他', 'decoder decoder decoder'),
    ]);
    expect(titles(translated, 'payload decoder')[0]).toBe('酬載解碼器');
  });
});

describe('B86: words that no page has', () => {
  const engine = engineOf([
    page('Door', 'a lock for the door'),
    page('Hotspot', 'hotspot settings'),
    page('寬限期', '寬限期為七天'),
    page('電池', '更換電池'),
  ]);

  test('leave the pages with the other words', () => {
    expect(titles(engine, 'wifix hotspot')).toEqual(['Hotspot']);
    expect(answer(engine, 'wifix hotspot')).toEqual([['wifix'], undefined]);
    expect(answer(engine, 'hotspot')).toEqual([[], undefined]);
  });

  test('are corrected, in the answer too', () => {
    expect(answer(engine, 'hotspto settings')).toEqual([['hotspto'], 'hotspot settings']);
    expect(answer(engine, '寬線期')).toEqual([['寬線期'], '寬限期']);
    expect(titles(engine, '寬線期')).toEqual(['寬限期']);
  });

  test('are not those of a question', () => {
    expect(answer(engine, '電池多久要換')[0]).not.toContain('多久');
    expect(titles(engine, 'how long is the 電池')).toEqual(['電池']);
  });

  test('may be two that were typed as one', () => {
    const joined = engineOf([page('A', 'the simple mqtt client'), page('B', 'the simple way')]);
    expect(titles(joined, 'simplemqtt')).toEqual(['A']);
    expect(answer(joined, 'simplemqtt')[0]).toEqual([]);
  });

  test('are named when its two parts are on different pages only', () => {
    const apart = engineOf([page('A', 'a node of it'), page('B', 'the red lamp')]);
    expect(answer(apart, 'nodered')).toEqual([['nodered'], undefined]);
    expect(titles(apart, 'nodered')).toEqual([]);
  });
});

describe('B89: unknown words and near words are those of the searched groups', () => {
  test('whatever else is loaded', () => {
    const engine = engineOf([page('Floor', 'the floor lock'), page('韌體', '更新韌體')]);
    const asked = ['door lock', 'kalman lock', 'lock kalman', '韌體 卡爾'];
    const before = asked.map((text) => answer(engine, text));
    expect(before).toEqual([
      [['door'], undefined],
      [['kalman'], undefined],
      [['kalman'], undefined],
      [['卡爾'], undefined],
    ]);
    addTo(engine, [page('Door', 'a door, kalman'), page('卡爾曼', '卡爾曼濾波')], 'other');
    expect(asked.map((text) => answer(engine, text))).toEqual(before);
    expect(answer(engine, 'door lock', '', ['g', 'other'])[0]).toEqual([]);
  });

  test('a near word is one that these pages have, before a nearer one of others', () => {
    const engine = engineOf([page('Watch', 'the watchdog timer')]);
    const suggestion = 'watchdog timer';
    expect(answer(engine, 'watchdgos timer')).toEqual([['watchdgos'], suggestion]);
    addTo(engine, [page('Dogs', 'watchdgos watchdogs')], 'other');
    expect(answer(engine, 'watchdgos timer')).toEqual([['watchdgos'], suggestion]);
  });

  test('a word that is typed further is known by its beginning', () => {
    const engine = engineOf([page('A', 'hotspots')]);
    addTo(engine, [page('B', 'hotspo')], 'other');
    expect(answer(engine, 'hotspo x')[0]).toEqual(['x']);
  });

  test('several words are corrected to those of one page', () => {
    const engine = engineOf([
      page('A', 'gateway settings'),
      page('B', 'settingx'),
      page('C', 'settingx'),
    ]);
    expect(answer(engine, 'settingz')[1]).toBe('settingx');
    expect(answer(engine, 'gatewaz settingz')[1]).toBe('gateway settings');
  });

  test('ideographs are corrected only to those that stand next to each other on the page', () => {
    const engine = engineOf([page('甲', '卡嗎 嗎曼 關於'), page('寬限期', '七天')]);
    expect(answer(engine, '卡爾曼')[1]).toBeUndefined();
    expect(answer(engine, '卡爾曼', '卡嗎曼')[1]).toBe('卡嗎曼');
    expect(answer(engine, '寬線期')[1]).toBe('寬限期');
  });
});
