import { describe, expect, test } from 'vitest';
import type { EnginePage } from '@/lib/search/hits.ts';
import { pageScorer } from '@/lib/search/page-score.ts';
import { parseQuery } from '@/lib/search/query.ts';
import { nameForm } from '@/lib/search/query-forms.ts';
import { Synonyms } from '@/lib/search/synonyms.ts';
import { wordsOf } from '@/lib/search/tokenize.ts';

/** The final score of a page with the score 10, if it has these words of the query. */
function finalScore(
  query: string,
  mask: number,
  title = 'Other',
  weights?: number[],
  synonyms?: Synonyms,
): number {
  const parsed = parseQuery(query, synonyms);
  const needed = parsed.slots.reduce(
    (bits, slot, at) => (slot.optional ? bits : bits | (1 << at)),
    0,
  );
  return pageScorer(parsed, weights ?? parsed.slots.map(() => 0.4), needed)(
    mask,
    10,
    pageWith(title),
  );
}

const pageWith = (title: string, slug = ''): EnginePage => ({
  id: 0,
  url: '/',
  title,
  breadcrumb: [],
  text: '',
  group: '',
  name: nameForm(wordsOf(title)),
  slug: nameForm(wordsOf(slug)),
  sectionNames: [],
  manualNames: [],
});

describe('B86: pages that lack words', () => {
  test('are found if they have one that means something', () => {
    expect(finalScore('gateway network ', 0b01)).toBeGreaterThan(0);
    expect(finalScore('裝置管理員 ', 0b0001)).toBeGreaterThan(0);
    expect(finalScore('the gateway ', 0b01)).toBe(0);
  });

  test('lose the weight that is missing', () => {
    // Each word weighs 0.4 and 0.6 more, so that even a word on every page counts.
    expect(finalScore('gateway network setup ', 0b111)).toBe(10);
    expect(finalScore('gateway network setup ', 0b011)).toBeCloseTo(10 * (2 / 3), 9);
    expect(finalScore('gateway network setup ', 0b011, 'Other', [0, 0, 1.2])).toBeCloseTo(4, 9);
  });

  test('a stop word does not count', () => {
    expect(finalScore('the gateway ', 0b10, 'Other', [5, 0.4])).toBe(10);
  });
});

describe('B87: titles', () => {
  test('that are the query come before all others', () => {
    expect(finalScore('gateway setup', 0b11, 'Gateway Setup')).toBe(5040);
    expect(finalScore('gateway set', 0b11, 'Gateway Setup')).toBeLessThan(5000);
  });

  test('that contain the query count more, the shorter they are', () => {
    // 1.5 · the weight of both words · 2 of 3 or of 4 words.
    expect(finalScore('gateway setup ', 0b11, 'First gateway setup')).toBeCloseTo(10 + 2, 9);
    expect(finalScore('gateway setup ', 0b11, 'One gateway setup more')).toBeCloseTo(10 + 1.5, 9);
  });

  test('the last word may be unfinished, and no other', () => {
    expect(finalScore('gateway set', 0b11, 'First gateway setup')).toBeCloseTo(10 + 2, 9);
    expect(finalScore('gateway set ', 0b11, 'First gateway setup')).toBe(10);
    expect(finalScore('gate setup', 0b11, 'First gateway setup')).toBe(10);
  });

  test('in the words of the manuals count half, and as they were typed wholly', () => {
    const synonyms = new Synonyms();
    synonyms.add('thing\tgadget\nbox\tgadget');
    const score = (title: string) => finalScore('gadget', 1, title, undefined, synonyms);
    expect([score('Gadget'), score('Thing'), score('Box'), score('Other')]).toEqual([
      5040, 2510, 2510, 10,
    ]);
    expect(score('First thing')).toBeCloseTo(10 + (0.5 * 1.5) / 2, 9);
    expect(score('First gadget')).toBeCloseTo(10 + 1.5 / 2, 9);
  });

  test('with a typing error corrected, they count a little less than as typed', () => {
    const parsed = parseQuery('gatway setup ');
    const [gateway] = parsed.slots;
    Object.assign(gateway!, {
      corrected: true,
      matches: [
        { term: 'gateways', weight: 0.8, loose: true },
        { term: 'gateway', weight: 0.95, loose: true },
      ],
    });
    const score = (title: string) =>
      pageScorer(parsed, [0.4, 0.4], 0b11)(0b11, 10, pageWith(title));
    expect(score('Gateway Setup')).toBe(4540);
    expect(score('First gateway setup')).toBeCloseTo(10 + 0.9 * 2, 9);
    // Its key is the same: 0.9 · 0.9.
    expect(score('Gateways setup')).toBeCloseTo(40 + 0.81 * 5000, 9);
    expect(score('Gatewax setup')).toBe(10);
  });

  test('count a little less with other small words, or in plural or singular', () => {
    const score = (query: string, title: string) => finalScore(query, 0b11, title);
    expect(score('setup gateways ', 'Setup of a gateway')).toBe(4540);
    expect(finalScore('setup of the gateway', 0b1001, 'Setups: gateway')).toBe(4540);
  });

  test('of languages whose names have a sign are others', () => {
    expect(finalScore('C# SDK', 0b11, 'C# SDK')).toBe(5040);
    expect(finalScore('C SDK', 0b11, 'C# SDK')).toBe(10);
    expect(finalScore('C++ SDK', 0b11, 'C# SDK')).toBe(10);
  });

  test('are found with the name of their section before or behind', () => {
    const page = { ...pageWith('Gateway setup'), sectionNames: ['edgelink', '裝置置管管理'] };
    // Without a score of its own, a page only has what its name adds.
    const bonus = (text: string) =>
      pageScorer(parseQuery(text), [0.4, 0.4, 0.4, 0.4], 0b1111)(0b1111, 0, page);
    expect(bonus('edgelink gateway setup')).toBe(4000);
    expect(bonus('Edge Link gateway setup')).toBe(4000);
    expect(bonus('gateway setup in EdgeLink')).toBe(4000);
    expect(bonus('edgelink gateway setups')).toBeCloseTo(0.8 * 4500, 9);
    expect(bonus('裝置管理 gateway setup')).toBe(4000);
    expect(bonus('other gateway setup')).toBe(0);
    expect(bonus('edgelinks gateway setup')).toBe(0);
  });

  test('that have the words of the query in another order come behind those that are it', () => {
    expect(finalScore('gateways setup ', 0b11, 'Setup of a gateway')).toBe(40 + 3000);
    expect(finalScore('setup gateway ', 0b11, 'First gateway setup')).toBe(10);
  });

  test('that the query contains make the score higher, the more of the query they are', () => {
    const [two, three] = [2 / 3, 3 / 4].map((share) => 10 * (1 + 3 * share ** 4));
    expect(finalScore('gateway setup guide ', 0b111, 'Gateway setup')).toBeCloseTo(two!, 9);
    expect(finalScore('new gateway setup guide ', 0b1111, 'Gateway setup')).toBeLessThan(two!);
    expect(
      finalScore('a gateway network setup guide ', 0b11110, 'Setup: gateway network'),
    ).toBeCloseTo(three!, 9);
    expect(finalScore('gateway setup guide ', 0b111, 'First gateway setup')).toBe(10);
  });
});

describe('B87: the last part of an address', () => {
  const score = (query: string, slug: string, needed = 0b11) =>
    pageScorer(parseQuery(query), [0.4, 0.4, 0.4], needed)(needed, 10, pageWith('閘道器', slug));

  test('counts less than a title when it is the query', () => {
    expect(score('gateway setup', 'GatewaySetup')).toBeGreaterThan(3500);
    expect(score('gateway setup', 'gateway-setups')).toBeLessThan(4000);
    expect(score('gateway setup', 'Gateway')).toBeLessThan(40);
  });

  test('is no name for the home page, which has none', () => {
    expect(score('how to', '')).toBe(10);
  });
});
