import { describe, expect, test } from 'vitest';
import { PartLoader } from '@/lib/search/part-loader.ts';

/** A loader whose files come, and whose pauses end, when the test says so. */
function setUp({ pausing = false, unreadable = [] as string[] } = {}) {
  const asked: string[] = [];
  const added: [file: unknown, group: string][] = [];
  const failed: [name: string, reason: string][] = [];
  const pauses: { worked: number; end: () => void }[] = [];
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  let settled = 0;
  const loader = new PartLoader({
    fetch: (name) => {
      asked.push(name);
      return new Promise((resolve, reject) =>
        waiting.set(name, { resolve: () => resolve(`file ${name}`), reject }),
      );
    },
    add: (file, group) => {
      if (unreadable.includes(String(file))) throw new Error('unreadable');
      added.push([file, group]);
    },
    isEmpty: () => added.length === 0,
    onFailure: (name, error) => failed.push([name, String(error)]),
    onSettled: () => settled++,
    pause: (worked) =>
      pausing ? new Promise((end) => pauses.push({ worked, end: () => end() })) : undefined,
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    loader,
    asked,
    added,
    failed,
    pauses,
    settled: () => settled,
    load: (names: string, group = 'g') =>
      loader.load(names.split(' ').map((name) => ({ name, group }))),
    arrive: async (name: string) => {
      waiting.get(name)?.resolve();
      await settle();
    },
    fail: async (name: string) => {
      waiting.get(name)?.reject(new Error('lost'));
      await settle();
    },
    settle,
  };
}

describe('B81: parts of the index', () => {
  test('are added with the group of their pages, and each one is reported', async () => {
    const { load, arrive, added, settled } = setUp();
    load('a', 'g');
    load('b', 'h');
    await arrive('a');
    expect([added, settled()]).toEqual([[['file a', 'g']], 1]);
    await arrive('b');
    expect([added.at(-1), settled()]).toEqual([['file b', 'h'], 2]);
  });

  test('that were wanted last are loaded first, in the order in which they are named', async () => {
    const { load, arrive, asked } = setUp();
    load('a b c d e f g h i j');
    load('j i x');
    expect(asked).toEqual(['a', 'b']);
    await arrive('a');
    expect(asked).toEqual(['a', 'b', 'j', 'i', 'x', 'c', 'd']);
    for (const name of 'bjixcdefgh') await arrive(name);
    expect(asked.join('')).toBe('abjixcdefgh');
  });

  test('are asked for once, however often they are wanted', async () => {
    const { load, arrive, asked } = setUp();
    load('a b');
    load('a b');
    await arrive('a');
    await arrive('b');
    load('a b b');
    expect(asked).toEqual(['a', 'b']);
  });

  test('that are named twice at once are asked for once', async () => {
    const { load, asked, arrive, loader } = setUp();
    load('a a');
    await arrive('a');
    expect([asked, loader.isLoading(['g'])]).toEqual([['a'], false]);
  });

  test('that fail are reported, and the rest goes on', async () => {
    const { load, arrive, fail, failed, added, settled, asked } = setUp();
    load('a b c');
    await fail('a');
    expect([failed, settled(), asked]).toEqual([[['a', 'Error: lost']], 1, ['a', 'b', 'c']]);
    await arrive('b');
    expect(added).toEqual([['file b', 'g']]);
  });

  test('that cannot be read have failed', async () => {
    const { load, arrive, failed, loader } = setUp({ unreadable: ['file a'] });
    load('a');
    await arrive('a');
    expect([failed, loader.isLoading(['g'])]).toEqual([[['a', 'Error: unreadable']], false]);
  });

  test('that have failed are loaded again when they are wanted again, and others are not', async () => {
    const { load, arrive, fail, asked, added } = setUp();
    load('a b');
    await fail('a');
    await arrive('b');
    expect(asked).toEqual(['a', 'b']);
    load('a b');
    expect(asked).toEqual(['a', 'b', 'a']);
    await arrive('a');
    expect(added.map(([file]) => file)).toEqual(['file b', 'file a']);
  });
});

describe('B81: a group is loading', () => {
  test('from the moment one of its parts is wanted until all have come or failed', async () => {
    const { loader, load, arrive, fail } = setUp();
    const loading = () =>
      [['g'], ['h'], ['g', 'h'], ['other'], []].map((one) => loader.isLoading(one));
    expect(loading()).toEqual([false, false, false, false, false]);
    load('a b c', 'g');
    load('d', 'h');
    expect(loading()).toEqual([true, true, true, false, false]);
    await arrive('a');
    await fail('b');
    expect(loading()).toEqual([true, true, true, false, false]);
    await arrive('c');
    expect(loading()).toEqual([false, true, true, false, false]);
    await arrive('d');
    expect(loading()).toEqual([false, false, false, false, false]);
  });
});

describe('B81: the pause after a part', () => {
  test('holds up the next part, but not those that are on their way', async () => {
    const { load, arrive, asked, pauses, settle } = setUp({ pausing: true });
    load('a b c');
    await arrive('a');
    expect(asked).toEqual(['a', 'b']);
    expect(pauses[0]?.worked).toBeGreaterThanOrEqual(0);
    pauses[0]?.end();
    await settle();
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  test('is told that a part that failed was no work', async () => {
    const { load, fail, pauses } = setUp({ pausing: true });
    load('a');
    await fail('a');
    expect(pauses.map(({ worked }) => worked)).toEqual([0]);
  });
});
