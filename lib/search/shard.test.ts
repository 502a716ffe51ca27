import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFields } from '@/lib/search/fields.ts';
import { FlexIndex } from '@/lib/search/flex-index.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { encodeShard, type ShardFile } from '@/lib/search/shard.ts';

const record = (
  url: string,
  title: string,
  text: string,
  extra: Partial<PageRecord> = {},
): PageRecord => ({
  url,
  title,
  keywords: [],
  breadcrumb: ['Guide'],
  sections: [{ id: '', heading: '', text }],
  ...extra,
});
const shardOf = (...records: PageRecord[]): ShardFile =>
  encodeShard(
    records.map((page, index) => ({ page, fields: countFields(page), text: `text${index}` })),
  );
/** The file as it comes from the server. */
const published = (file: ShardFile): unknown => JSON.parse(JSON.stringify(file));

describe('B83: a file of the index', () => {
  const pages = [
    record('/a', 'First', 'flash the board, flash it again', { keywords: ['eMMC'] }),
    record('/b', 'Second', 'the board', {
      sections: [{ id: 'x', heading: 'Flash', text: 'the board' }],
    }),
  ];

  test('says again which page has which term', () => {
    const { pages: known, entries } = decodeShard(published(shardOf(...pages)));
    expect(
      Object.fromEntries(
        entries.map(([term, slots]) => [term, slots.flatMap((ids) => ids ?? []).sort()]),
      ),
    ).toEqual({
      again: [0],
      board: [0, 1],
      emmc: [0],
      first: [0],
      flash: [0, 1],
      guide: [0, 1],
      it: [0],
      second: [1],
      the: [0, 1],
    });
    expect(known[0]).toEqual({
      url: '/a',
      title: 'First',
      breadcrumb: ['Guide'],
      text: 'text0',
      manualNames: [],
    });
  });

  test('gives each page its own breadcrumb, from the section down, and writes those of many pages once', () => {
    const trails = [['Guide', 'Setup'], ['Setup', 'Guide'], ['Guide', 'Setup'], [], ['Guide']];
    const file = shardOf(
      ...trails.map((breadcrumb, index) => record(`/${index}`, 'Title', '', { breadcrumb })),
    );
    expect(decodeShard(published(file)).pages.map(({ breadcrumb }) => breadcrumb)).toEqual(trails);
    expect(file.crumbs).toHaveLength(4);
  });

  test('says of the name of a section nearly the same on each of its pages', () => {
    const impacts = (breadcrumb: string[]) => {
      const file = shardOf(
        record('/a', 'First', 'boards '.repeat(9), { breadcrumb }),
        record('/b', 'Second', 'boards and many other words of it', { breadcrumb }),
      );
      const { pages: known, entries } = decodeShard(published(file));
      const index = new FlexIndex();
      index.add(entries, known.length);
      const [most = 0, least = 0] = index.find('boards').impacts;
      return most / least;
    };
    expect(impacts(['Boards', 'Guide'])).toBeLessThan(1.3);
    expect(impacts(['Guide', 'Boards'])).toBeGreaterThan(1.3);
  });

  test('whatever the pages, each term leads to those that have it', () => {
    const word = fc.constantFrom('a1', 'board', 'c', 'device', 'flash', '設備', '管理');
    const words = fc.array(word, { maxLength: 12 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ title: words, text: words, keywords: fc.array(word, { maxLength: 2 }) }),
          { minLength: 1, maxLength: 12 },
        ),
        (some) => {
          const records = some.map(({ title, text, keywords }, index) =>
            record(`/${index}`, title, text, { keywords }),
          );
          const part = decodeShard(published(shardOf(...records)));
          const index = new FlexIndex();
          index.add(part.entries, part.pages.length);
          const terms = new Set(
            records.flatMap((page) =>
              countFields(page).flatMap((field) => [...field.terms.keys()]),
            ),
          );
          expect(part.entries.map(([term]) => term)).toEqual([...terms].sort());
          for (const term of terms) {
            const expected = records.flatMap((page, id) =>
              countFields(page).some((field) => field.terms.has(term)) ? [id] : [],
            );
            expect(index.find(term).pages.sort((a, b) => a - b)).toEqual(expected);
          }
        },
      ),
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

  test('B100: rows that do not belong together are refused', () => {
    const file = shardOf(...pages);
    expect(() => decodeShard({ ...file, u: file.u.slice(0, 1) })).toThrow('too long or too short');
    expect(() =>
      decodeShard({ ...file, u: file.u.slice(0, 1), usual: file.usual.slice(0, 1) }),
    ).toThrow('names a page or a slot that it does not have');
  });
});
