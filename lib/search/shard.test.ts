import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeTerms, encodeNumbers, encodeTerms, NumberReader } from '@/lib/search/codec.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { countFields, decodeShard, encodeShard, type ShardFile } from '@/lib/search/shard.ts';

const record = (url: string, title: string, text: string, extra: Partial<PageRecord> = {}): PageRecord => ({ url, title, keywords: [], breadcrumb: ['Guide'], sections: [{ id: '', heading: '', text }], ...extra });
const shardOf = (...records: PageRecord[]): ShardFile => encodeShard(records.map((page, index) => ({ page, fields: countFields(page), text: `text${index}` })));

describe('numbers and terms as text', () => {
  test('every whole number comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9)), (numbers) => {
        const text = encodeNumbers(numbers);
        expect(text).not.toMatch(/["\\\p{Cc}]/u);
        const reader = new NumberReader(text);
        expect(numbers.map(() => reader.next())).toEqual(numbers);
      }),
    );
  });

  test('a text that ends too early is told', () => {
    expect(() => new NumberReader('').next()).toThrow(RangeError);
    expect(() => new NumberReader('z').next()).toThrow(RangeError);
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
    const found: Record<string, string[]> = {};
    ([0, 1, 2] as const).forEach((field) => decoded.eachPosting(field, (term, page, count) => (found[decoded.terms[term]!] ??= []).push(`${['content', 'heading', 'keywords'][field]} ${page}:${count}`)));
    expect(found).toEqual({
      again: ['content 0:1'],
      board: ['content 0:1', 'content 1:1'],
      emmc: ['keywords 0:1'],
      flash: ['content 0:2', 'heading 1:1'],
      it: ['content 0:1'],
      the: ['content 0:1', 'content 1:1'],
    });
    expect(decoded.pages[0]).toEqual({ url: '/a', title: 'First', breadcrumb: ['Guide'], text: 'text0', lengths: [6, 0, 1] });
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
    const decoded = decodeShard({ ...file, u: file.u.slice(0, 1) });
    expect(() => decoded.eachPosting(0, () => undefined)).toThrow(RangeError);
  });
});
