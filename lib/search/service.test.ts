import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  page,
  pages,
  search,
  setUp,
  shard,
  textOf,
  titles,
} from '@/lib/search/__fixtures__/service.ts';
import { FileError } from '@/lib/search/environment.ts';
import type { ToWorker } from '@/lib/search/protocol.ts';
import { UPDATE_INTERVAL } from '@/lib/search/service.ts';

describe('B81: loading', () => {
  test('each part is asked for once, and a query that came before it is answered when it is there', async () => {
    const { tell, arrive, asked, answers } = setUp({
      '/i/one': shard(pages.a),
      '/i/t/ta.json': textOf(pages.a),
    });
    await tell({ type: 'open', folder: '/i/' });
    const load: ToWorker = { type: 'load', parts: [{ name: 'one', group: 'g' }] };
    await tell(load);
    await tell(load);
    await tell(search(1, 'watchdog'));
    expect(answers()).toEqual([]);
    await arrive('/i/one');
    expect(titles(answers()[0])).toEqual(['Watchdog']);
    expect(asked).toEqual(['/i/one', '/i/t/ta.json']);
  });

  test('a part that came with the manifest answers at once and is not asked for', async () => {
    const { tell, arrive, asked, answers } = setUp({ '/i/two': shard(pages.b) });
    const first = [{ name: 'one', content: shard(pages.a) }];
    await tell({ type: 'open', folder: '/i/', first });
    await tell({
      type: 'load',
      parts: [
        { name: 'one', group: 'g' },
        { name: 'two', group: 'g' },
      ],
    });
    await tell(search(1, 'watchdog'));
    expect([titles(answers()[0]), answers()[0]!.loading]).toEqual([['Watchdog'], true]);
    expect(asked.filter((url) => !url.includes('/t/'))).toEqual(['/i/two']);
    await arrive('/i/two');
    expect(titles(answers().at(-1))).toEqual(['Watchdog', 'Other']);
  });

  test('several parts that came with the manifest are searched before others are there', async () => {
    const { tell, asked, answers } = setUp({ '/i/more': shard(pages.c) });
    const first = [
      { name: 'one', content: shard(pages.a) },
      { name: 'two', content: shard(pages.b) },
    ];
    await tell({ type: 'open', folder: '/i/', first });
    const groups = ['g', 'g', 'h'];
    const parts = ['one', 'more', 'two'].map((name, index) => ({ name, group: groups[index]! }));
    await tell({ type: 'load', parts });
    await tell(search(1, 'watchdog', ['g', 'h']));
    await vi.waitFor(() => expect(titles(answers().at(-1))).toEqual(['Watchdog', 'Other']));
    expect(asked.filter((url) => !url.includes('/t/'))).toEqual(['/i/more']);
  });

  test('a table that came with the manifest is not asked for', async () => {
    const { tell, asked, answers } = setUp({});
    const first = [
      { name: 'one', content: shard(pages.c) },
      { name: 'fold', content: '装裝' },
    ];
    await tell({ type: 'open', folder: '/i/', fold: 'fold', first });
    await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
    await tell(search(1, '装置'));
    expect(titles(answers().at(-1))).toEqual(['裝置管理']);
    expect(asked.filter((url) => !url.includes('/t/'))).toEqual([]);
  });

  test('a part that came with the manifest and is not wanted is not searched', async () => {
    const { tell, arrive, asked, answers } = setUp({ '/i/two': shard(pages.b) });
    await tell({ type: 'open', folder: '/i/', first: [{ name: 'one', content: shard(pages.a) }] });
    await tell({ type: 'load', parts: [{ name: 'two', group: 'h' }] });
    await tell(search(1, 'watchdog', ['h']));
    await arrive('/i/two');
    expect(titles(answers().at(-1))).toEqual(['Other']);
    expect(asked[0]).toBe('/i/two');
  });

  test('a part that came with the manifest and cannot be read is reported, then asked for', async () => {
    const { tell, arrive, asked, answers, messages } = setUp({ '/i/one': shard(pages.a) });
    await tell({ type: 'open', folder: '/i/', first: [{ name: 'one', content: { v: 0 } }] });
    const load: ToWorker = { type: 'load', parts: [{ name: 'one', group: 'g' }] };
    await tell(load);
    expect(messages).toMatchObject([{ type: 'failed', name: 'one', missing: false }]);
    await tell(load);
    await tell(search(1, 'watchdog'));
    expect(asked).toEqual(['/i/one']);
    await arrive('/i/one');
    expect(titles(answers().at(-1))).toEqual(['Watchdog']);
  });

  test('two parts are asked for side by side until the first one is there, then six', async () => {
    const names = Array.from({ length: 10 }, (_, number) => `part${number}`);
    const { tell, arrive, asked } = setUp(
      Object.fromEntries(names.map((name) => [`/i/${name}`, shard(pages.a)])),
    );
    await tell({ type: 'open', folder: '/i/' });
    await tell({ type: 'load', parts: names.map((name) => ({ name, group: 'g' })) });
    expect(asked).toEqual(['/i/part0', '/i/part1']);
    await arrive('/i/part1');
    expect(asked).toHaveLength(7);
    await arrive('/i/part0');
    expect(asked).toHaveLength(8);
  });

  test('the first part answers before the second is there, and the order is that of relevance', async () => {
    const { tell, arrive, answers } = setUp({ '/i/one': shard(pages.b), '/i/two': shard(pages.a) });
    await tell({ type: 'open', folder: '/i/' });
    await tell({
      type: 'load',
      parts: [
        { name: 'one', group: 'g' },
        { name: 'two', group: 'g' },
      ],
    });
    await tell(search(1, 'watchdog'));
    await arrive('/i/one');
    expect([titles(answers().at(-1)), answers().at(-1)!.loading]).toEqual([['Other'], true]);
    await arrive('/i/two');
    expect([titles(answers().at(-1)), answers().at(-1)!.loading]).toEqual([
      ['Watchdog', 'Other'],
      false,
    ]);
  });

  test('parts that come one after the other change an answer once for a while, and the last of them at once', async () => {
    const pauses: (() => void)[] = [];
    const { tell, arrive, answers } = setUp(
      {
        '/i/one': shard(pages.b),
        '/i/two': shard(pages.a),
        '/i/three': shard(page('/e', 'Watchdog timer', '')),
        '/i/four': shard(pages.c),
      },
      (milliseconds) =>
        new Promise((resolve) =>
          milliseconds === UPDATE_INTERVAL ? pauses.push(resolve) : resolve(),
        ),
    );
    await tell({ type: 'open', folder: '/i/' });
    await tell({
      type: 'load',
      parts: ['one', 'two', 'three', 'four'].map((name) => ({ name, group: 'g' })),
    });
    await tell(search(1, 'watchdog'));
    await arrive('/i/one');
    await arrive('/i/two');
    await arrive('/i/three');
    expect(answers().map(({ total }) => total)).toEqual([1]);
    for (const end of pauses.splice(0)) end();
    await tell({ type: 'load', parts: [] });
    expect(answers().map(({ total }) => total)).toEqual([1, 3]);
    await arrive('/i/four');
    expect(answers().map(({ total, loading }) => [total, loading])).toEqual([
      [1, true],
      [3, true],
      [3, false],
    ]);
  });

  test('while letters come the worker rests between two parts, afterwards only as long as it has worked', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    onTestFinished(() => clock.mockRestore());
    const rests: number[] = [];
    const { tell, arrive } = setUp(
      Object.fromEntries(['one', 'two', 'three'].map((name) => [`/i/${name}`, shard(pages.a)])),
      (milliseconds) => {
        rests.push(milliseconds);
        return Promise.resolve();
      },
    );
    await tell({ type: 'open', folder: '/i/' });
    await tell({
      type: 'load',
      parts: ['one', 'two', 'three'].map((name) => ({ name, group: 'g' })),
    });
    clock.mockReturnValue(1200);
    await arrive('/i/one');
    expect(rests).toEqual([40]);
    clock.mockReturnValue(1400);
    await arrive('/i/two');
    expect(rests).toEqual([40]);
    await tell(search(1, 'watchdog'));
    await arrive('/i/three');
    expect(rests.filter((rest) => rest === 40)).toHaveLength(2);
  });

  test('a result has its passage when the text has come, and without the text it is still a result', async () => {
    const { tell, arrive, answers } = setUp({
      '/i/one': shard(pages.a),
      '/i/t/ta.json': textOf(pages.a),
    });
    await tell({ type: 'open', folder: '/i/' });
    await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
    await tell(search(1, 'device'));
    await arrive('/i/one');
    expect(answers()[0]!.results[0]!.best.text).toEqual([]);
    await arrive('/i/t/ta.json');
    expect(answers().at(-1)!.results[0]!.best.text).toEqual(['resets the ', 'device', '']);
    expect(answers().at(-1)!.final).toBe(true);
    await tell(search(2, 'resets'));
    await tell(search(3, 'nothing'));
    expect(answers().at(-1)!.total).toBe(0);
  });

  test('B96: a long list has a passage for each of its pages, however often it is made longer', async () => {
    const many = Array.from({ length: 420 }, (_, number) =>
      page(`/${number}`, `Watchdog ${number}`, 'resets the device'),
    );
    const { tell, arrive, answers, asked } = setUp({
      '/i/one': shard(...many),
      ...Object.fromEntries(many.map((one) => [`/i/t/t${one.url.slice(1)}.json`, textOf(one)])),
    });
    await tell({ type: 'open', folder: '/i/' });
    await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
    await arrive('/i/one');
    for (const [id, shown] of [200, 400, 420].entries()) {
      await tell({
        type: 'search',
        id,
        text: 'device',
        groups: ['g'],
        limit: shown,
        passageLength: 50,
      });
      for (const url of asked
        .filter((url) => url.includes('/t/'))
        .slice(
          answers()
            .at(-1)!
            .results.filter(({ best }) => best.text.length > 0).length,
        ))
        await arrive(url);
      const { results, total, final } = answers().at(-1)!;
      expect([total, final, results.filter(({ best }) => best.text.length > 1).length]).toEqual([
        420,
        true,
        shown,
      ]);
    }
    expect(asked.length).toBe(421);
  });

  test('B100: what fails is reported, is asked for again, and the rest goes on', async () => {
    const { tell, arrive, messages, answers } = setUp({
      '/i/two': shard(pages.a),
      '/i/one': shard(pages.b),
    });
    await tell({ type: 'open', folder: '/i/' });
    const load: ToWorker = {
      type: 'load',
      parts: [
        { name: 'one', group: 'g' },
        { name: 'two', group: 'g' },
      ],
    };
    await tell(load);
    await tell(search(1, 'watchdog'));
    await arrive('/i/one', new FileError('404', true));
    await arrive('/i/two');
    expect(messages[0]).toEqual({ type: 'failed', name: 'one', missing: true, reason: '404' });
    expect(titles(answers().at(-1))).toEqual(['Watchdog']);
    await tell(load);
    await arrive('/i/one');
    expect(titles(answers().at(-1))).toEqual(['Watchdog', 'Other']);
  });

  test('B100: a broken file is reported, not thrown', async () => {
    const { tell, arrive, messages } = setUp({ '/i/one': '<!doctype html>' });
    await tell({ type: 'open', folder: '/i/' });
    await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
    await arrive('/i/one');
    expect(messages).toMatchObject([{ type: 'failed', name: 'one', missing: false }]);
  });
});

describe('the newest query', () => {
  test('B86: texts that come for an older query answer nothing', async () => {
    const { tell, arrive, answers } = setUp({
      '/i/one': shard(pages.a, pages.b),
      '/i/t/ta.json': textOf(pages.a),
      '/i/t/tb.json': textOf(pages.b),
    });
    await tell({ type: 'open', folder: '/i/' });
    await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
    await arrive('/i/one');
    await tell(search(1, 'watchdog'));
    await tell(search(2, 'resets'));
    await arrive('/i/t/ta.json');
    await arrive('/i/t/tb.json');
    expect(answers().filter(({ id, final }) => id === 1 && final)).toEqual([]);
    expect(answers().at(-1)!.id).toBe(2);
  });

  test('B98: results come from the wanted groups only', async () => {
    const { tell, arrive, answers } = setUp({ '/i/one': shard(pages.a), '/i/two': shard(pages.b) });
    await tell({ type: 'open', folder: '/i/' });
    await tell({
      type: 'load',
      parts: [
        { name: 'one', group: 'g' },
        { name: 'two', group: 'h' },
      ],
    });
    await arrive('/i/one');
    await arrive('/i/two');
    await tell(search(1, 'watchdog', ['h']));
    expect(titles(answers().at(-1))).toEqual(['Other']);
  });
});

test('B85: Simplified characters are led to those of the index; the table is asked for only then', async () => {
  const { tell, arrive, asked, answers } = setUp({
    '/i/one': shard(pages.c),
    '/i/fold': '装裝',
    '/i/t/tc.json': textOf(pages.c),
  });
  await tell({ type: 'open', folder: '/i/', fold: 'fold' });
  await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
  await arrive('/i/one');
  await tell(search(1, '裝置'));
  expect(asked).not.toContain('/i/fold');
  await tell(search(2, '装置'));
  expect(answers().at(-1)).toMatchObject({ id: 2, loading: true });
  await arrive('/i/fold');
  await arrive('/i/t/tc.json');
  expect(answers().at(-1)).toMatchObject({ id: 2, total: 1, loading: false, final: true });
  expect(titles(answers().at(-1))).toEqual(['裝置管理']);
});

test('B85: a table that does not come is reported once, and asked for again with the next parts', async () => {
  const { tell, arrive, asked, answers, messages } = setUp({
    '/i/one': shard(pages.c),
    '/i/fold': '装裝',
    '/i/t/tc.json': textOf(pages.c),
  });
  await tell({ type: 'open', folder: '/i/', fold: 'fold' });
  const load: ToWorker = { type: 'load', parts: [{ name: 'one', group: 'g' }] };
  await tell(load);
  await arrive('/i/one');
  await tell(search(1, '装置'));
  await arrive('/i/fold', new FileError('500', false));
  expect(messages.filter(({ type }) => type === 'failed')).toEqual([
    { type: 'failed', name: 'fold', missing: false, reason: '500' },
  ]);
  expect([answers().at(-1)!.loading, asked.filter((url) => url === '/i/fold').length]).toEqual([
    false,
    1,
  ]);
  await tell(load);
  await tell(search(2, '装置'));
  await arrive('/i/fold');
  expect(titles(answers().at(-1))).toEqual(['裝置管理']);
});

test('B86: synonyms that do not come are reported once, the query is answered without them, and they are asked for again with the next parts', async () => {
  const { tell, arrive, asked, answers, messages } = setUp({
    '/i/one': shard(pages.a),
    '/i/synonyms': 'device\tgadget',
    '/i/t/ta.json': textOf(pages.a),
  });
  await tell({ type: 'open', folder: '/i/', synonyms: 'synonyms' });
  const load: ToWorker = { type: 'load', parts: [{ name: 'one', group: 'g' }] };
  await tell(load);
  await arrive('/i/one');
  await tell(search(1, 'gadget watchdog'));
  await arrive('/i/synonyms', new FileError('500', false));
  expect(messages.filter(({ type }) => type === 'failed')).toEqual([
    { type: 'failed', name: 'synonyms', missing: false, reason: '500' },
  ]);
  expect(titles(answers().at(-1))).toEqual(['Watchdog']);
  expect(answers().at(-1)).toMatchObject({ loading: false, unknown: ['gadget'] });
  await tell(search(2, 'gadget watchdog'));
  expect(asked.filter((url) => url === '/i/synonyms')).toHaveLength(1);
  await tell(load);
  await tell(search(3, 'gadget'));
  await arrive('/i/synonyms');
  expect(titles(answers().at(-1))).toEqual(['Watchdog']);
  expect(answers().at(-1)).toMatchObject({ id: 3, unknown: [] });
});

test('B92: what other groups have comes with the answer, and whether it is better', async () => {
  const { tell, arrive, answers } = setUp({
    '/i/one': shard(pages.b),
    '/i/two': shard(pages.a, page('/d', 'Next', 'no watchdog here')),
  });
  await tell({ type: 'open', folder: '/i/' });
  const parts = [
    { name: 'one', group: 'g' },
    { name: 'two', group: 'h' },
  ];
  await tell({ type: 'load', parts });
  await arrive('/i/one');
  await arrive('/i/two');
  const ask = async (text: string, here: string, there: string) => {
    await tell({
      type: 'search',
      id: 1,
      text,
      groups: [here],
      limit: 8,
      passageLength: 50,
      elsewhere: { groups: [there], limit: 1 },
    });
    const { elsewhere, ...answer } = answers().at(-1)!;
    const others = elsewhere?.results.map(({ title }) => title.join(''));
    return [titles({ ...answer }), elsewhere?.total, others, elsewhere?.groups];
  };
  expect(await ask('watchdog', 'g', 'h')).toEqual([['Other'], 2, ['Watchdog'], []]);
  expect(await ask('watchdog', 'h', 'g')).toEqual([['Watchdog', 'Next'], 1, [], []]);
  expect(await ask('resets', 'g', 'h')).toEqual([[], 1, ['Watchdog'], ['h']]);
  expect(await ask('nowhere', 'g', 'h')).toEqual([[], 0, [], []]);
  expect(answers().at(-1)!.elsewhere?.complete).toBe(true);
  await ask('watchdog', 'g', 'not asked for');
  expect(answers().at(-1)!.elsewhere?.complete).toBe(false);
});

test('B93: the terms to mark are those typed, or what was found in their place', async () => {
  const { tell, arrive, answers } = setUp({
    '/i/one': shard(page('/d', 'Gateways', 'EPC-R7300 裝置管理 flash')),
  });
  await tell({ type: 'open', folder: '/i/' });
  await tell({ type: 'load', parts: [{ name: 'one', group: 'g' }] });
  await arrive('/i/one');
  const terms = async (text: string) => {
    await tell(search(1, text));
    return answers().at(-1)!.results[0]?.terms;
  };
  expect(await terms('gatewys')).toEqual(['gateways']);
  expect(await terms('Gate')).toEqual(['Gate']);
  expect(await terms('epc-r7300')).toEqual(['epc-r7300']);
  expect(await terms('裝置管理')).toEqual(['裝置管理']);
  expect(await terms('flashing the gateway')).toEqual(['flash', 'gateway']);
});
