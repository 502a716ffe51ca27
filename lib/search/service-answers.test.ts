import { describe, expect, test } from 'vitest';
import {
  page,
  pages,
  search,
  setUp,
  shard,
  textOf,
  titles,
} from '@/lib/search/__fixtures__/service.ts';
import type { ToWorker } from '@/lib/search/protocol.ts';
import { UPDATE_INTERVAL } from '@/lib/search/service.ts';

const open: ToWorker = { type: 'open', folder: '/i/' };
const load = (...names: string[]): ToWorker => ({
  type: 'load',
  parts: names.map((name) => ({ name, group: 'g' })),
});

/** Waits that end when the test says so. */
function waits() {
  const pending: { milliseconds: number; end: () => void }[] = [];
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => pending.push({ milliseconds, end: resolve })),
    end: (milliseconds: number) => {
      for (const one of pending.splice(0))
        if (one.milliseconds === milliseconds) one.end();
        else pending.push(one);
    },
    pending,
  };
}

describe('B86: an answer', () => {
  test('names what it is for, what is unknown, and what may have been meant', async () => {
    const { tell, arrive, answers } = setUp({ '/i/one': shard(pages.a) });
    await tell(open);
    await tell(load('one'));
    await arrive('/i/one');
    await tell(search(7, 'watchdgo nowhere'));
    expect(answers()[0]).toMatchObject({
      id: 7,
      text: 'watchdgo nowhere',
      total: 1,
      unknown: ['watchdgo', 'nowhere'],
      suggestion: 'watchdog nowhere',
      loading: false,
      final: false,
    });
    await tell(search(8, 'watchdog'));
    expect(answers().at(-1)).not.toHaveProperty('suggestion');
    expect(answers().at(-1)).not.toHaveProperty('elsewhere');
  });

  test('has as many results as are wanted, and says how many there are', async () => {
    const many = Array.from({ length: 9 }, (_, number) => page(`/${number}`, 'Watchdog', 'text'));
    const { tell, arrive, answers } = setUp({ '/i/one': shard(...many) });
    await tell(open);
    await tell(load('one'));
    await arrive('/i/one');
    await tell(search(1, 'watchdog'));
    expect([answers()[0]?.results.length, answers()[0]?.total]).toEqual([8, 9]);
  });

  test('comes for nothing, too: when every part has failed, and when nothing is found', async () => {
    const { tell, arrive, answers } = setUp({ '/i/one': new Error('lost') });
    await tell(open);
    await tell(load('one'));
    await tell(search(1, 'watchdog'));
    expect(answers()).toEqual([]);
    await arrive('/i/one');
    expect(answers()).toMatchObject([{ id: 1, total: 0, loading: false, final: true }]);
  });

  test('comes only when somebody has asked', async () => {
    const { tell, arrive, answers } = setUp({ '/i/one': shard(pages.a) });
    await tell(open);
    await tell(load('one'));
    await arrive('/i/one');
    expect(answers()).toEqual([]);
  });

  test('does not wait for parts of groups that are not searched', async () => {
    const { tell, arrive, answers } = setUp({ '/i/one': shard(pages.a), '/i/two': shard(pages.b) });
    await tell(open);
    const parts = [
      { name: 'one', group: 'g' },
      { name: 'two', group: 'h' },
    ];
    await tell({ type: 'load', parts });
    await tell(search(1, 'watchdog'));
    await arrive('/i/one');
    expect(answers()[0]).toMatchObject({ total: 1, loading: false });
  });

  test('has other words for what was typed, of ideographs from a table of their own', async () => {
    const { tell, arrive, asked, answers } = setUp({
      '/i/one': shard(pages.a),
      '/i/own': 'device\tgadget',
      '/i/foreign': 'watchdog\t看門狗',
    });
    await tell({ ...open, synonyms: 'own', foreign: 'foreign' });
    await tell(load('one'));
    await arrive('/i/one');
    await tell(search(1, 'gadget'));
    expect(asked).not.toContain('/i/foreign');
    expect(answers().at(-1)).toMatchObject({ id: 1, total: 0, loading: true });
    await arrive('/i/own');
    expect(titles(answers().at(-1))).toEqual(['Watchdog']);
    await tell(search(2, '看門狗'));
    await arrive('/i/foreign');
    expect(titles(answers().at(-1))).toEqual(['Watchdog']);
  });
});

describe('B90: the texts of results', () => {
  test('are asked for only when no letter has come for a while', async () => {
    const { wait, end, pending } = waits();
    const { tell, arrive, asked } = setUp({ '/i/one': shard(pages.a, pages.b) }, wait);
    await tell(open);
    await tell(load('one'));
    await arrive('/i/one');
    await tell(search(1, 'watchdog'));
    await tell(search(2, 'resets'));
    expect(pending.map(({ milliseconds }) => milliseconds)).toEqual(
      expect.arrayContaining([60, 60]),
    );
    expect(asked).toEqual(['/i/one']);
    end(60);
    await tell(load());
    expect(asked).toEqual(['/i/one', '/i/t/ta.json']);
  });

  test('are those of the newest answer: more of the index may have come', async () => {
    const { wait, end } = waits();
    const files = { '/i/one': shard(pages.b), '/i/two': shard(pages.a) };
    const { tell, arrive, asked } = setUp(files, wait);
    await tell(open);
    await tell(load('one', 'two'));
    await arrive('/i/one');
    await tell(search(1, 'watchdog'));
    await arrive('/i/two');
    end(60);
    await tell(load());
    // Those of the new answer, in its order.
    expect(asked.filter((url) => url.includes('/t/'))).toEqual(['/i/t/ta.json', '/i/t/tb.json']);
  });

  test('of other groups come as well', async () => {
    const { tell, arrive, answers } = setUp({
      '/i/one': shard(pages.b),
      '/i/two': shard(pages.a),
      '/i/t/ta.json': textOf(pages.a),
      '/i/t/tb.json': textOf(pages.b),
    });
    await tell(open);
    const parts = [
      { name: 'one', group: 'g' },
      { name: 'two', group: 'h' },
    ];
    await tell({ type: 'load', parts });
    await arrive('/i/one');
    await arrive('/i/two');
    await tell({
      type: 'search',
      id: 1,
      text: 'device',
      groups: ['g'],
      limit: 8,
      passageLength: 50,
      elsewhere: { groups: ['h'], limit: 1 },
    });
    await arrive('/i/t/ta.json');
    expect(answers().at(-1)?.elsewhere?.results[0]?.best.text).toEqual([
      'resets the ',
      'device',
      '',
    ]);
    expect(answers().at(-1)?.final).toBe(true);
  });

  test('that are there already make the first answer the last one', async () => {
    const { tell, arrive, answers } = setUp({
      '/i/one': shard(pages.a),
      '/i/t/ta.json': textOf(pages.a),
    });
    await tell(open);
    await tell(load('one'));
    await arrive('/i/one');
    await tell(search(1, 'device'));
    await arrive('/i/t/ta.json');
    await tell(search(2, 'resets'));
    expect(answers().map(({ id, final }) => [id, final])).toEqual([
      [1, false],
      [1, true],
      [2, true],
    ]);
  });
});

describe('B81: more of the index', () => {
  const files = {
    '/i/one': shard(pages.b),
    '/i/two': shard(pages.a),
    '/i/three': shard(pages.c),
    '/i/four': shard(page('/e', 'Last', 'text')),
  };

  test('changes nothing for a query that is no longer the newest one', async () => {
    const { wait, end } = waits();
    const { tell, arrive, answers } = setUp(files, wait);
    await tell(open);
    await tell(load('one', 'two', 'three', 'four'));
    await tell(search(1, 'watchdog'));
    await arrive('/i/one');
    await arrive('/i/two');
    await tell(search(2, 'other'));
    end(UPDATE_INTERVAL);
    await tell(load());
    expect(answers().map(({ id }) => id)).toEqual([1, 2]);
  });

  test('answers at once a query that has had no results', async () => {
    const { wait } = waits();
    const { tell, arrive, answers } = setUp(files, wait);
    await tell(open);
    await tell(load('one', 'two', 'three', 'four'));
    await tell(search(1, 'resets'));
    await arrive('/i/one');
    await arrive('/i/two');
    expect(answers().map(({ total }) => total)).toEqual([0, 1]);
  });
});
