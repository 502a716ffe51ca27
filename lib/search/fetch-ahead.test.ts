import { describe, expect, test } from 'vitest';
import { FetchAhead } from './fetch-ahead.ts';

const part = (name: string) => ({ name, group: 'g' });
const load = { type: 'load', parts: ['a', 'b', 'c'].map(part) } as const;

/** Requests that are noted, and pauses that end when the test says so. */
function setUp({ isBroken = false } = {}) {
  const requested: string[] = [];
  const pauses: (() => void)[] = [];
  const ahead = new FetchAhead(
    (url) => {
      requested.push(url);
      return isBroken ? Promise.reject(new Error('lost')) : Promise.resolve(new Response(url));
    },
    (_, then) => pauses.push(then),
  );
  ahead.receive({ type: 'open', folder: '/en/' });
  const textOf = async (url: string) => (await ahead.take(url)).text();
  return { ahead, requested, textOf, endPauses: () => pauses.forEach((end) => end()) };
}

describe('B81: parts of the index that are requested before the search is loaded', () => {
  test('are the first two of the first wish, the second a little later', () => {
    const { ahead, requested, endPauses } = setUp();
    ahead.receive(load);
    expect(requested).toEqual(['/en/a']);
    endPauses();
    expect(requested).toEqual(['/en/a', '/en/b']);
    ahead.receive({ type: 'load', parts: [part('x')] });
    expect(requested).toEqual(['/en/a', '/en/b']);
  });

  test('are handed over once, and requested again after that', async () => {
    const { ahead, requested, textOf } = setUp();
    ahead.receive(load);
    expect(await textOf('/en/a')).toBe('/en/a');
    expect(requested).toEqual(['/en/a']);
    await textOf('/en/a');
    expect(requested).toEqual(['/en/a', '/en/a']);
  });

  test('are left to the search as soon as it asks', async () => {
    const { ahead, requested, textOf, endPauses } = setUp();
    ahead.receive(load);
    await textOf('/en/a');
    endPauses();
    ahead.receive(load);
    expect(requested).toEqual(['/en/a']);
    await textOf('/en/b');
    expect(requested).toEqual(['/en/a', '/en/b']);
  });

  test('that fail are told to whoever takes them, and can be requested again', async () => {
    const { ahead, requested } = setUp({ isBroken: true });
    ahead.receive(load);
    await expect(ahead.take('/en/a')).rejects.toThrow('lost');
    await expect(ahead.take('/en/a')).rejects.toThrow('lost');
    expect(requested).toEqual(['/en/a', '/en/a']);
  });
});
