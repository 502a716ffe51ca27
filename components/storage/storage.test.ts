import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

class FakeStorageEvent extends Event {
  constructor(
    type: string,
    readonly init: { key: string; oldValue: string | null; newValue: string | null },
  ) {
    super(type);
  }
  get key() {
    return this.init.key;
  }
  get newValue() {
    return this.init.newValue;
  }
}

function browser(store: () => Partial<Storage> | null, suffix?: string) {
  const window = Object.assign(new EventTarget(), {
    document: { documentElement: { dataset: { storageSuffix: suffix } } },
  });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: store });
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { href: 'https://example.com/' });
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
  return window;
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
// Each test is a page load.
const load = () => import('./storage.ts');

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  test('B67: a written value can be read; each change fires one event', async () => {
    const values = new Map<string, string>();
    const told: FakeStorageEvent[] = [];
    browser(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    })).addEventListener('storage', (event) => {
      if (event instanceof FakeStorageEvent) told.push(event);
    });
    const { readStorage, writeStorage } = await load();
    expect(readStorage('local', 'a')).toBeNull();
    writeStorage('local', 'a', '1');
    writeStorage('local', 'a', '1');
    expect(readStorage('local', 'a')).toBe('1');
    expect(told.map(({ init }) => [init.key, init.oldValue, init.newValue])).toEqual([
      ['a', null, '1'],
    ]);
  });

  const memory = (values: Map<string, string>): Partial<Storage> => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });

  test('B68: every stored key ends with the site’s suffix, which callers do not see', async () => {
    const values = new Map([['a', 'another site']]);
    browser(() => memory(values), '-docs');
    const { readStorage, writeStorage, removeStorage, followStorage } = await load();
    const told: unknown[] = [];
    const stop = followStorage((key, value) => told.push([key, value]));
    expect(readStorage('local', 'a')).toBeNull();
    writeStorage('local', 'a', '1');
    writeStorage('session', 'b', '2');
    expect([...values]).toEqual([
      ['a', 'another site'],
      ['a-docs', '1'],
      ['b-docs', '2'],
    ]);
    removeStorage('local', 'a');
    expect(values.has('a-docs')).toBe(false);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: 'of another site' }));
    stop();
    writeStorage('local', 'a', '3');
    expect(told).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['a', null],
    ]);
  });

  test('B68: an event fires only if a value has changed', async () => {
    const values = new Map([['a', '1']]);
    browser(() => memory(values));
    const { writeStorage, removeStorage, followStorage } = await load();
    const told: unknown[] = [];
    followStorage((key, value) => told.push([key, value]));
    writeStorage('local', 'a', '1');
    removeStorage('local', 'b');
    expect(told).toEqual([]);
    removeStorage('local', 'a');
    removeStorage('local', 'a');
    expect(told).toEqual([['a', null]]);
  });

  test.each([
    [
      'refuses',
      () => {
        throw new Error('SecurityError');
      },
    ],
    ['has none', () => null],
  ])('B67: a browser that %s: one warning, then silence', async (_, store) => {
    browser(store);
    const { readStorage, writeStorage } = await load();
    expect(readStorage('local', 'a')).toBeNull();
    writeStorage('session', 'a', '1');
    writeStorage('local', 'b', '1');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  });

  test('B67: a single failure names its key', async () => {
    browser(() => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    }));
    (await load()).writeStorage('local', 'big', 'x');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('“big”'), expect.any(Error));
    expect(warn).not.toHaveBeenCalled();
  });

  test('B67: rendering must not ask for it', async () => {
    const { readStorage } = await load();
    expect(() => readStorage('local', 'a')).toThrow('while a page is rendered');
  });
});
