import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLoadFailure, mayReload } from './load-failure.ts';

test.each([
  [
    'a bundler’s chunk',
    Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' }),
    true,
  ],
  [
    'Chromium’s import',
    new TypeError('Failed to fetch dynamically imported module: https://x/a.js'),
    true,
  ],
  [
    'Firefox’s import',
    new TypeError('error loading dynamically imported module: https://x/a.js'),
    true,
  ],
  ['Safari’s import', new TypeError('Importing a module script failed.'), true],
  ['any other error', new TypeError('x is not a function'), false],
  ['a thrown value that is not an error', 'ChunkLoadError', false],
])('B15: %s is told from a crash', (_, error, expected) => {
  expect(isLoadFailure(error)).toBe(expected);
});

describe('mayReload', () => {
  const values = new Map<string, string>();
  const browser = (store: Partial<Storage> | null) => {
    const window = Object.assign(new EventTarget(), {
      document: { documentElement: { dataset: {} } },
      sessionStorage: store,
    });
    vi.stubGlobal('window', window);
    vi.stubGlobal('location', { href: 'https://example.com/' });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('StorageEvent', class extends Event {});
  };
  beforeEach(() => {
    values.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('B13: a page may be loaded as a whole once in a session', () => {
    browser({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    });
    expect([mayReload('/a'), mayReload('/a'), mayReload('/b'), mayReload('/a')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('B13: never without a network, and that does not count', () => {
    browser({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    });
    vi.stubGlobal('navigator', { onLine: false });
    expect(mayReload('/a')).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(mayReload('/a')).toBe(true);
  });

  test.each<[string, Partial<Storage> | null]>([
    ['has no store', null],
    [
      'has a full one',
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      },
    ],
  ])('B13: never where the browser %s, since nothing would end it', (_, store) => {
    browser(store);
    expect(mayReload('/a')).toBe(false);
  });
});
