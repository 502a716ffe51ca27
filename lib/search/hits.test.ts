import { describe, expect, test } from 'vitest';
import { neededBits, topHits, type Hit } from '@/lib/search/hits.ts';
import { lookUp } from '@/lib/search/matches.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { nameForm } from '@/lib/search/query-forms.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { Vocabulary } from '@/lib/search/vocabulary.ts';

const hit = (url: string, score: number): Hit => ({
  page: {
    id: 0,
    url,
    title: '',
    breadcrumb: [],
    text: '',
    group: '',
    name: nameForm([]),
    slug: nameForm([]),
    sectionNames: [],
    manualNames: [],
  },
  score,
  slots: 1,
});
const urls = (hits: readonly Hit[]): string[] => hits.map(({ page }) => page.url);

describe('B87: the first hits', () => {
  test('are the best ones, best first', () => {
    expect(urls(topHits([hit('/b', 1), hit('/c', 3), hit('/a', 2)], 2))).toEqual(['/c', '/a']);
  });

  test('are in the order of their addresses where their scores are equal', () => {
    const all = ['/b', '/d', '/a', '/c', '/a'].map((url) => hit(url, 1));
    expect(urls(topHits(all, 4))).toEqual(['/a', '/a', '/b', '/c']);
    expect(urls(topHits(all.toReversed(), 4))).toEqual(['/a', '/a', '/b', '/c']);
  });

  test.each([1, 3, 10])('of a great many are the same as if all were sorted: %i', (limit) => {
    const many = Array.from({ length: 200 }, (_, place) =>
      hit(`/${String((place * 37) % 200).padStart(3, '0')}`, (place * 7) % 23),
    );
    const sorted = many.toSorted(
      (a, b) => b.score - a.score || a.page.url.localeCompare(b.page.url),
    );
    expect(urls(topHits([...many], limit))).toEqual(urls(sorted.slice(0, limit)));
  });
});

describe('B86: the words that a page must have', () => {
  const needed = (typed: string, terms: string[], lines = ''): number => {
    const synonyms = new Synonyms();
    synonyms.add(lines);
    const vocabulary = new Vocabulary();
    vocabulary.add(terms.map((term) => [term, 1]));
    const query = parseQuery(typed, synonyms);
    lookUp(query, vocabulary);
    return neededBits(query);
  };

  test.each([
    ['every word that any page has', 'reset device ', ['reset', 'device'], 0b11],
    ['no word that no page has', 'reset gadget ', ['reset'], 0b01],
    ['no stop word', 'the reset ', ['the', 'reset'], 0b10],
    ['the stop words if no page has another word', 'the gadget ', ['the'], 0b01],
    ['the stop words that pages have', 'the gadget of ', ['of'], 0b100],
    ['nothing if no page has any of them', 'the gadget ', ['reset'], 0],
    ['words that pages write as one', 'data logger ', ['datalogger'], 0b11],
  ])('%s', (_, typed, terms, expected) => expect(needed(typed, terms)).toBe(expected));

  test('words for which pages have others', () => {
    expect(needed('gadget reset ', ['reset', 'thing'], 'thing\tgadget')).toBe(0b11);
  });
});
