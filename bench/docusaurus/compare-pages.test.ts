import { describe, expect, it } from 'vitest';
import { comparePages, compareSites } from '@/bench/docusaurus/compare-pages.ts';
import type { PageFacts } from '@/bench/docusaurus/page-facts.ts';

const PAGE: PageFacts = {
  title: 'Hooks',
  windowTitle: 'Hooks | Site',
  headings: [{ level: 2, id: 'use', text: 'Use' }],
  words: ['one', 'two', 'three', 'four', 'five', 'six'],
  code: ['a', 'b'],
  sidebar: [
    { labels: ['Start', 'More'], at: 0 },
    { labels: ['First', 'Hooks'], at: 1 },
  ],
};

const said = (ours: Partial<PageFacts>) =>
  comparePages(PAGE, { ...PAGE, ...ours }).map(({ aspect, says }) => `${aspect}: ${says}`);

describe('comparePages', () => {
  it('finds nothing in equal pages', () => {
    expect(said({})).toEqual([]);
  });

  it('names both titles', () => {
    expect(said({ title: 'Hook', windowTitle: 'Hook' })).toEqual([
      'title: ‘Hooks’ is ‘Hook’ here',
      'title: in the window: ‘Hooks | Site’ is ‘Hook’ here',
    ]);
  });

  it('compares level and id of a heading', () => {
    expect(said({ headings: [{ level: 3, id: 'used', text: 'Use' }] })).toEqual([
      'headings: at the beginning: ‘## Use {#use}’ is ‘### Use {#used}’ here',
    ]);
  });

  it('shows where texts part, with the words before', () => {
    expect(said({ words: ['one', 'two', 'three', 'four', 'FIVE', 'six'] })).toEqual([
      'text: after ‘one two three four’: ‘five’ is ‘FIVE’ here',
    ]);
    expect(said({ words: [...PAGE.words, 'more'] })).toEqual([
      'text: after ‘three four five six’: ‘’ is ‘more’ here',
    ]);
  });

  it('compares each block of code, and cuts what is long', () => {
    expect(said({ code: ['a', 'b', 'c'.repeat(500)] })).toEqual([
      `code: after ‘a ¶ b’: ‘’ is ‘${'c'.repeat(160)}…’ here`,
    ]);
  });

  it('tells another place in the sidebar apart from another list around it', () => {
    expect(said({ sidebar: [] })).toEqual(['sidebar: ‘Start › Hooks’ is ‘(in no sidebar)’ here']);
    expect(
      said({
        sidebar: [
          { labels: ['Start'], at: 0 },
          { labels: ['First', 'Hooks'], at: 1 },
        ],
      }),
    ).toEqual(['sidebar: after ‘Start’: ‘More’ is ‘’ here']);
    expect(
      said({
        sidebar: [
          { labels: ['Start', 'More'], at: 0 },
          { labels: ['Hooks', 'First'], at: 0 },
        ],
      }),
    ).toEqual(['sidebar: at the beginning: ‘First | Hooks’ is ‘Hooks | First’ here']);
  });
});

describe('compareSites', () => {
  it('says where a page is that stands at another address, and lists those only here', () => {
    const { pages, additional } = compareSites(
      new Map([
        ['/same', PAGE],
        ['/moved', { ...PAGE, title: 'Moved' }],
        ['/gone', { ...PAGE, title: 'Gone' }],
      ]),
      new Map([
        ['/same', PAGE],
        ['/there', { ...PAGE, title: 'Moved' }],
      ]),
    );
    expect(pages).toEqual([
      { address: '/gone', differences: [{ aspect: 'address', says: 'there is no such page' }] },
      { address: '/moved', differences: [{ aspect: 'address', says: 'stands at /there' }] },
      { address: '/same', differences: [] },
    ]);
    expect(additional).toEqual(['/there']);
  });
});
