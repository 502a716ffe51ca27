import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

class FakeStorageEvent extends Event {
  constructor(type: string, readonly init: { key: string; oldValue: string | null; newValue: string }) {
    super(type);
  }
}

function browser(store: () => Partial<Storage> | null) {
  const window = new EventTarget();
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: store });
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
  test('B67: what is written is read again; the page is told once of each change', async () => {
    const values = new Map<string, string>();
    const told: FakeStorageEvent[] = [];
    browser(() => ({ getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) })).addEventListener('storage', (event) => told.push(event as FakeStorageEvent));
    const { readStorage, writeStorage } = await load();
    expect(readStorage('local', 'a')).toBeNull();
    writeStorage('local', 'a', '1');
    writeStorage('local', 'a', '1');
    expect(readStorage('local', 'a')).toBe('1');
    expect(told.map(({ init }) => [init.key, init.oldValue, init.newValue])).toEqual([['a', null, '1']]);
  });

  test.each([
    ['refuses', () => { throw new Error('SecurityError'); }],
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
    browser(() => ({ getItem: () => null, setItem: () => { throw new Error('QuotaExceededError'); } }));
    (await load()).writeStorage('local', 'big', 'x');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('“big”'), expect.any(Error));
    expect(warn).not.toHaveBeenCalled();
  });

  test('B67: rendering must not ask for it', async () => {
    const { readStorage } = await load();
    expect(() => readStorage('local', 'a')).toThrow('while a page is rendered');
  });
});
