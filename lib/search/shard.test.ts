import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeNumbers, decodeTerms, encodeNumbers, encodeTerms } from '@/lib/search/codec.ts';
import { FIELDS, unpack } from '@/lib/search/fields.ts';
import { decodeShard, notePart } from '@/lib/search/index-part.ts';
import type { Posting } from '@/lib/search/posting.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { countFields, encodeShard, type ShardFile } from '@/lib/search/shard.ts';

const record = (url: string, title: string, text: string, extra: Partial<PageRecord> = {}): PageRecord => ({ url, title, keywords: [], breadcrumb: ['Guide'], sections: [{ id: '', heading: '', text }], ...extra });
const shardOf = (...records: PageRecord[]): ShardFile => encodeShard(records.map((page, index) => ({ page, fields: countFields(page), text: `text${index}` })));

describe('numbers and terms as text', () => {
  test('every whole number comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9)), (numbers) => {
        const text = encodeNumbers(numbers);
        expect(text).not.toMatch(/["\\\p{Cc}]/u);
        expect([...decodeNumbers(text)]).toEqual(numbers);
      }),
    );
  });

  test('a text that ends too early is told', () => {
    expect(() => decodeNumbers('z')).toThrow('end too early');
    expect(() => decodeNumbers('#!')).toThrow('no number');
  });

  test('sorted terms come back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', '備', '管', '1', '.') , minLength: 1, maxLength: 40 })), (words) => {
        const terms = [...new Set(words)].sort();
        expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
      }),
    );
  });
});

describe('B83: a file of the index', () => {
  const pages = [record('/a', 'First', 'flash the board, flash it again', { keywords: ['eMMC'] }), record('/b', 'Second', 'the board', { sections: [{ id: 'x', heading: 'Flash', text: 'the board' }] })];

  test('says again which page has which term in which field, and how often', () => {
    const decoded = decodeShard(JSON.parse(JSON.stringify(shardOf(...pages))));
    const found = Object.fromEntries(
      decoded.terms.map((term) => {
        const { pages: at, counts }: Posting = { pages: [], counts: [] };
        notePart(decoded, 10, term, { pages: at, counts });
        return [term, at.flatMap((page, index) => FIELDS.flatMap((field) => (unpack(counts[index]!, field) > 0 ? [`${field} ${page}:${unpack(counts[index]!, field)}`] : [])))];
      }),
    );
    expect(found).toEqual({
      again: ['content 10:1'],
      board: ['content 10:1', 'content 11:1'],
      emmc: ['keywords 10:1'],
      first: ['title 10:1'],
      flash: ['content 10:2', 'heading 11:1'],
      guide: ['breadcrumb 10:1', 'breadcrumb 11:1'],
      it: ['content 10:1'],
      second: ['title 11:1'],
      the: ['content 10:1', 'content 11:1'],
    });
    expect(Object.fromEntries(decoded.terms.map((term, index) => [term, decoded.pagesWith[index]]))).toMatchObject({ board: 2, emmc: 1, flash: 1 });
    expect(decoded.pages[0]).toEqual({ url: '/a', title: 'First', breadcrumb: ['Guide'], text: 'text0' });
    expect(decoded.fields.map(({ lengths }) => lengths[0])).toEqual([6, 0, 1, 1, 1]);
  });

  test('B100: rows that do not belong together are refused', () => {
    const file = shardOf(...pages);
    expect(() => decodeShard({ ...file, often: '#' })).toThrow('too long or too short');
    expect(() => decodeShard({ ...file, counts: file.counts.map(() => '') })).toThrow('too long or too short');
    // No room is made for what is only said to be there.
    expect(() => decodeShard({ ...file, counts: file.counts.map((row) => encodeNumbers([2 ** 32 - 1]) + row.slice(1)) })).toThrow('too long or too short');
  });

  test('whatever the pages, each term leads to those that have it', () => {
    const word = fc.constantFrom('a1', 'board', 'c', 'device', 'flash', '設備', '管理');
    const words = fc.array(word, { maxLength: 12 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(fc.array(fc.record({ title: words, text: words, keywords: fc.array(word, { maxLength: 2 }) }), { minLength: 1, maxLength: 12 }), (some) => {
        const records = some.map(({ title, text, keywords }, index) => record(`/${index}`, title, text, { keywords }));
        const decoded = decodeShard(JSON.parse(JSON.stringify(shardOf(...records))));
        for (const term of decoded.terms) {
          const posting: Posting = { pages: [], counts: [] };
          notePart(decoded, 0, term, posting);
          const expected = records.flatMap((page, index) => {
            const fields = countFields(page).map((count) => Number(count.terms.has(term)));
            return fields.includes(1) ? [`${index}: ${fields}`] : [];
          });
          expect(posting.pages.map((page, index) => `${page}: ${FIELDS.map((field) => Number(unpack(posting.counts[index]!, field) > 0))}`)).toEqual(expected);
        }
      }),
    );
  });

  test('the same pages give the same bytes', () => {
    expect(JSON.stringify(shardOf(...pages))).toBe(JSON.stringify(shardOf(...pages)));
  });

  test.each([
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['another version', { ...shardOf(...pages), v: 0 }],
    ['a column of the wrong kind', { ...shardOf(...pages), u: 'x' }],
    ['a missing part', { ...shardOf(...pages), steps: undefined }],
  ])('B100: %s is refused with words', (_, file) => {
    expect(() => decodeShard(file)).toThrow('The search index cannot be read');
  });

  test('B100: a file that names pages it does not have is refused', () => {
    const file = shardOf(...pages);
    expect(() => decodeShard({ ...file, u: file.u.slice(0, 1), lengths: file.lengths.map((row) => row.slice(0, 1)) })).toThrow('names a page that it does not have');
  });
});
