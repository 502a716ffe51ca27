import { describe, expect, test } from 'vitest';
import { SearchEngine } from '@/lib/search/engine.ts';
import { countFields } from '@/lib/search/fields.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import { present } from '@/lib/search/present.ts';
import type { ResultPage, ResultSection } from '@/lib/search/protocol.ts';
import type { PageRecord, SectionRecord } from '@/lib/search/records.ts';
import { encodeShard } from '@/lib/search/shard.ts';

const page = (title: string, ...sections: SectionRecord[]): PageRecord => ({
  url: `/${title}`,
  title,
  keywords: [],
  breadcrumb: ['Guide', 'Setup'],
  sections,
});
const text = (content: string): SectionRecord => ({ id: '', heading: '', text: content });
const section = (id: string, heading: string, content: string): SectionRecord => ({
  id,
  heading,
  text: content,
});

interface Options {
  synonyms?: string;
  /** Whether the texts of the pages have come. */
  loaded?: boolean;
}

/** What a query finds in pages that are an index of their own. */
function results(
  typed: string,
  pages: readonly PageRecord[],
  { synonyms = '', loaded = true }: Options = {},
): ResultPage[] {
  const engine = new SearchEngine();
  const shard = encodeShard(
    pages.map((record) => ({ page: record, fields: countFields(record), text: '' })),
  );
  engine.add(decodeShard(shard), 'g');
  engine.synonyms.add(synonyms);
  return present(
    engine.search(typed),
    engine.index,
    ({ id }) => (loaded ? pages[id]?.sections : undefined),
    80,
    8,
  );
}
const marked = (pieces: readonly string[]): string =>
  pieces.map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece)).join('');
const shown = ({ type, h, heading, text: content }: ResultSection) => [
  type,
  h,
  marked(heading),
  marked(content),
];

describe('B90: the row of a page', () => {
  const best = (typed: string, pages: readonly PageRecord[], options?: Options) =>
    results(typed, pages, options).map((result) => [marked(result.title), ...shown(result.best)]);

  test('says what it is, where it belongs and how to get there', () => {
    expect(results('reset', [page('Watchdog', text('a reset'))])).toEqual([
      {
        u: '/Watchdog',
        title: ['Watchdog'],
        b: ['Guide', 'Setup'],
        best: { type: 'content', h: '', heading: [], text: ['a ', 'reset', ''] },
        more: [],
        terms: ['reset'],
      },
    ]);
  });

  test('shows the text below a heading, and leads to the heading', () => {
    expect(
      best('reset', [page('Watchdog', text('first'), section('x', 'More', 'a reset'))]),
    ).toEqual([['Watchdog', 'content', 'x', 'More', 'a [reset]']]);
  });

  test('shows a heading that has the word', () => {
    expect(
      best('reset', [page('Watchdog', text('first'), section('x', 'The reset', 'of it'))]),
    ).toEqual([['Watchdog', 'heading', 'x', 'The [reset]', '']]);
  });

  test('whose title has the whole query shows the beginning of the page, whatever the headings say', () => {
    const one = page('The reset', text('a reset'), section('x', 'Reset', 'reset of it'));
    expect(best('the reset', [one])).toEqual([['The [reset]', 'title', '', '', 'a [reset]']]);
  });

  test('whose title has the whole query leads to the beginning, even if only a section has the words', () => {
    const one = page('The reset', text('first'), section('x', 'More', 'a reset'));
    expect(best('reset', [one])).toEqual([['The [reset]', 'title', '', '', 'a [reset]']]);
  });

  test('whose title has a part of the query leads to the section that has it all', () => {
    const one = page('Reset', text('of a device'), section('x', 'More', 'reset the device log'));
    expect(best('reset log', [one])).toEqual([
      ['[Reset]', 'content', 'x', 'More', '[reset] the device [log]'],
    ]);
  });

  test('shows its title only, as long as its text has not come', () => {
    const one = page('Reset', text('a reset'));
    expect(best('reset', [one], { loaded: false })).toEqual([['[Reset]', 'title', '', '', '']]);
    expect(best('reset log', [one], { loaded: false })).toEqual([['[Reset]', 'title', '', '', '']]);
  });

  test('was found by its keywords if neither its title nor its text has the word', () => {
    const one = { ...page('Watchdog', text('first')), keywords: ['reset'] };
    expect(best('reset', [one])).toEqual([['Watchdog', 'keywords', '', '', '']]);
  });
});

describe('B90: more sections of a page', () => {
  const more = (typed: string, ...sections: SectionRecord[]) =>
    results(typed, [page('Watchdog', ...sections)])[0]?.more.map(({ h }) => h);

  test('are those that answer as many words as the best one', () => {
    expect(
      more(
        'reset device',
        section('a', 'A', 'reset the device'),
        section('b', 'B', 'reset only'),
        section('c', 'C', 'device and reset'),
      ),
    ).toEqual(['c']);
  });

  test('are not the beginning of the page, to which the row leads anyway', () => {
    expect(
      more('reset', section('a', 'Reset', 'reset'), text('reset'), section('b', 'B', 'reset')),
    ).toEqual(['b']);
  });
});

describe('B87: the first rows', () => {
  const one = (title: string, content: string) => page(title, text(content));

  test('a phrase counts where its words follow each other in any section', () => {
    const apart = page('A', text('token of it'), section('x', 'X', 'access is no token'));
    const together = page('B', text('token of it'), section('x', 'X', 'access token is no'));
    expect(results('access token ', [apart, together]).map(({ u }) => u)).toEqual(['/B', '/A']);
  });

  test('a phrase is whole without its stop words', () => {
    const urls = results('reset the device ', [
      one('A', 'reset and then device'),
      one('B', 'reset device'),
    ]).map(({ u }) => u);
    expect(urls).toEqual(['/B', '/A']);
  });
});

describe('B93: the terms that a page marks', () => {
  const terms = (typed: string, content: string, synonyms = '', other = '') =>
    results(typed, [page('One', text(content)), page('Two', text(other))], { synonyms }).find(
      ({ u }) => u === '/One',
    )?.terms;
  const hotspot = 'access point\thotspot';

  test.each([
    ['a name that was written as one', 'EPC-R7300', 'the EPC-R7300', '', ['EPC-R7300']],
    [
      'the parts of a name if the page has only them',
      'EPC-R7300',
      'EPC and R7300',
      '',
      ['EPC', 'R7300'],
    ],
    ['what was typed, if it begins a word of the page', 'Gate', 'the gateways', '', ['Gate']],
    ['another form of the word', 'flashing ', 'flash it', '', ['flash']],
    ['each word once', 'flash Flash flash ', 'flash it', '', ['flash', 'Flash']],
    ['no stop words', 'the reset of it', 'the reset of it', '', ['reset']],
    ['other words for what was typed', 'hotspot', 'the access point', hotspot, ['access point']],
    [
      'and the words beside them',
      'hotspot box',
      'box, access point',
      hotspot,
      ['access point', 'box'],
    ],
    [
      'what was typed before other words for it',
      'hotspot',
      'hotspot, access point',
      hotspot,
      ['hotspot'],
    ],
    ['other words for ideographs', '傳感器', '感測器', '感測器\t傳感器', ['感測器']],
    ['ideographs that stand together as they were typed', '裝置管理', '裝置管理', '', ['裝置管理']],
    ['ideographs that do not stand together apart', '裝置管理', '裝置的管理', '', ['裝置', '管理']],
    ['ideographs that were typed apart', '裝置 管理', '裝置管理', '', ['裝置', '管理']],
    [
      'ideographs and letters',
      '裝置管理mqtt裝置',
      '裝置管理 mqtt',
      '',
      ['裝置管理', 'mqtt', '裝置'],
    ],
  ])('%s', (_, typed, content, synonyms, expected) =>
    expect(terms(typed, content, synonyms)).toEqual(expected),
  );

  test('the form of other words that this page has', () => {
    expect(terms('hotspot', 'access points', hotspot, 'access point')).toEqual(['access point']);
  });

  test('nothing for other words of which the page has only a part', () => {
    expect(terms('hotspot box', 'access to the box', hotspot, 'access point')).toEqual(['box']);
  });

  test('the nearest correction that the page has', () => {
    expect(terms('abcdefgh ', 'abcdefgi', '', 'abcdefgj')).toEqual(['abcdefgi']);
    // People rarely get the first letter wrong.
    expect(terms('gatewaz ', 'batewaz and gateway')).toEqual(['gateway']);
  });
});
