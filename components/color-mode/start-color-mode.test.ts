import { describe, expect, test } from 'vitest';
import { choiceLabel, nextChoice } from './color-mode-choice.ts';
import { startColorMode, type ColorModeSettings } from './start-color-mode.ts';

const settings = (own: Partial<ColorModeSettings>): ColorModeSettings => ({
  key: 'theme',
  suffix: '',
  queryParameter: 'docusaurus-theme',
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
  ...own,
});

interface Visit {
  stored?: string;
  system?: 'light' | 'dark';
  search?: string;
  refuses?: boolean;
}

/** What it decides on a visit. */
function start(
  own: Partial<ColorModeSettings>,
  { stored, system = 'light', search = '', refuses = false }: Visit,
) {
  const values = new Map(stored === undefined ? [] : [[`theme${own.suffix ?? ''}`, stored]]);
  const dataset: Record<string, string> = {};
  const window = {
    document: { documentElement: { dataset } },
    location: { search },
    matchMedia: () => ({ matches: system === 'dark' }),
    get localStorage() {
      if (refuses) throw new Error('SecurityError');
      return {
        getItem: (key: string) => values.get(key) ?? null,
        removeItem: (key: string) => values.delete(key),
      };
    },
  };
  startColorMode(window as unknown as Window, settings(own));
  return {
    theme: dataset.theme,
    choice: dataset.themeChoice,
    kept: values.get(`theme${own.suffix ?? ''}`),
  };
}

const disabled = { disableSwitch: true, respectPrefersColorScheme: false };
const toAndFro = { respectPrefersColorScheme: false };

describe('B62: the mode before the first paint', () => {
  test.each<[string, Partial<ColorModeSettings>, Visit, string, string]>([
    ['the system’s without a choice', {}, { system: 'dark' }, 'dark', 'system'],
    [
      'the system’s without a choice, the other way',
      { defaultMode: 'dark' },
      { system: 'light' },
      'light',
      'system',
    ],
    [
      'the stored choice before the system’s',
      {},
      { stored: 'light', system: 'dark' },
      'light',
      'light',
    ],
    [
      'an unknown stored choice as light',
      { defaultMode: 'dark' },
      { stored: 'blue', system: 'dark' },
      'light',
      'light',
    ],
    [
      'the address before the stored choice',
      {},
      { stored: 'light', search: '?docusaurus-theme=dark' },
      'dark',
      'dark',
    ],
    [
      'an unknown value in the address as nothing',
      {},
      { stored: 'dark', search: '?docusaurus-theme=blue' },
      'dark',
      'dark',
    ],
    [
      'the address by a configured name',
      { queryParameter: 'mode' },
      { search: '?mode=dark' },
      'dark',
      'dark',
    ],
    [
      'not the address by another name',
      { queryParameter: 'mode' },
      { search: '?docusaurus-theme=dark' },
      'light',
      'system',
    ],
    [
      'a stored choice under a key with a suffix',
      { suffix: '-docs' },
      { stored: 'dark' },
      'dark',
      'dark',
    ],
    [
      'the address where the browser keeps nothing',
      {},
      { refuses: true, search: '?docusaurus-theme=dark' },
      'dark',
      'dark',
    ],
    [
      'the system’s where the browser keeps nothing',
      {},
      { refuses: true, system: 'dark' },
      'dark',
      'system',
    ],
    [
      'the configured one if the site ignores the system',
      toAndFro,
      { system: 'dark' },
      'light',
      'light',
    ],
    ['a stored choice where the system is not asked', toAndFro, { stored: 'dark' }, 'dark', 'dark'],
    [
      'the configured one without a switch, despite store and address',
      disabled,
      { stored: 'dark', system: 'dark', search: '?docusaurus-theme=dark' },
      'light',
      'light',
    ],
    [
      'the system’s without a switch if the site follows it',
      { disableSwitch: true },
      { stored: 'light', system: 'dark' },
      'dark',
      'system',
    ],
  ])('is %s', (_, own, visit, theme, choice) => {
    expect(start(own, visit)).toMatchObject({ theme, choice });
  });

  test('is deleted without a switch, and kept with one', () => {
    expect(start(disabled, { stored: 'dark' }).kept).toBeUndefined();
    expect(start({ ...disabled, suffix: '-docs' }, { stored: 'dark' }).kept).toBeUndefined();
    expect(start({}, { stored: 'dark' }).kept).toBe('dark');
  });
});

describe('B63: a press on the switch', () => {
  test.each([
    ['goes from system to light', null, true, 'light'],
    ['goes from light to dark', 'light', true, 'dark'],
    ['goes from dark back to system', 'dark', true, null],
    ['goes from light to dark where the system is not asked', 'light', false, 'dark'],
    ['goes from dark to light where the system is not asked', 'dark', false, 'light'],
  ])('%s', (_, choice, respect, next) => {
    expect(nextChoice(choice, 'light', respect)).toBe(next);
  });

  test('without a choice leaves the mode that is shown', () => {
    expect(nextChoice(null, 'light', false)).toBe('dark');
    expect(nextChoice(null, 'dark', false)).toBe('light');
  });
});

describe('B62: names of modes', () => {
  const words = { system: 'system mode', light: 'light mode', dark: 'dark mode' };

  test('are those of the interface', () => {
    expect([null, 'light', 'dark'].map((choice) => choiceLabel(choice, words))).toEqual([
      'system mode',
      'light mode',
      'dark mode',
    ]);
  });

  test.each(['blue', '', 'system', undefined, 1])(
    'an unknown mode (%j) is refused by name',
    (mode) => {
      expect(() => choiceLabel(mode, words)).toThrow(`“${String(mode)}”`);
      expect(() => nextChoice(mode, 'light', true)).toThrow(`“${String(mode)}”`);
      expect(() => nextChoice(mode, 'light', false)).toThrow(`“${String(mode)}”`);
    },
  );
});
