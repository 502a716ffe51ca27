import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '@/lib/checks/hostile-inputs.ts';
import { withSettings } from '@/lib/text/with-settings.ts';
import { bundleInlineScript } from './inline-scripts.ts';

const colorMode = {
  key: 'theme',
  suffix: '',
  queryParameter: 'mode',
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
const announcement = { idKey: 'id', dismissKey: 'dismiss', suffix: '', id: 'spring' };

/** Names and inputs of the cases; a name need not be as long as its input. */
const cases = HOSTILE_TEXTS.map((input): [string, string] => [
  JSON.stringify(input).slice(0, 70),
  input,
]);

let code = '';
let ofAnnouncement = '';
beforeAll(async () => {
  code = await bundleInlineScript('before-paint');
  ofAnnouncement = await bundleInlineScript('announcement');
});

/** Runs a script as it stands in a page, in a world of its own. */
function run(
  settings: unknown,
  stored: (key: string) => string | null = () => null,
  { search = '', script = code } = {},
) {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, addEventListener: () => undefined };
  const window = {
    document,
    location: { search },
    matchMedia: () => ({ matches: false }),
    localStorage: { getItem: stored, removeItem: () => undefined },
  };
  const world: Record<string, unknown> = { window, document, URLSearchParams, attacked: undefined };
  const names = Object.keys(world);
  runInNewContext(withSettings(script, settings), world);
  expect(Object.keys(world), 'names that the script leaves in the window').toEqual(names);
  return { dataset, attacked: world.attacked };
}

describe('the script in the head', () => {
  test('B62: says that scripts work and sets the color mode', () => {
    expect(run({ colorMode }).dataset).toEqual({ js: '', theme: 'dark', themeChoice: 'dark' });
  });

  test('B64: looks for a dismissed announcement where there is one', () => {
    const stored = (key: string) => ({ id: 'spring', dismiss: 'true' })[key] ?? null;
    expect(run(announcement, undefined, { script: ofAnnouncement }).dataset).toEqual({
      announcementBarInitiallyDismissed: 'false',
    });
    expect(run(announcement, stored, { script: ofAnnouncement }).dataset).toEqual({
      announcementBarInitiallyDismissed: 'true',
    });
  });

  test('hides a sidebar that was hidden, where one can be', () => {
    const stored = (key: string) => (key === 'docs-sidebar-hidden-docs' ? 'true' : null);
    expect(run({ colorMode, hideableSidebar: { suffix: '-docs' } }, stored).dataset).toMatchObject({
      sidebarHidden: '',
    });
    expect(run({ colorMode }, stored).dataset).not.toHaveProperty('sidebarHidden');
  });

  test('B62: is small, the same text for the same configuration, and cannot end its element', async () => {
    expect(code.length).toBeLessThan(1300);
    expect(await bundleInlineScript('before-paint')).toBe(code);
    expect(withSettings(code, { id: '</script><!--' })).not.toMatch(/<\/|<!--/);
  });

  test.each(cases)('%s in the store and in the address is a color mode that exists', (_, text) => {
    const wellFormed = new TextDecoder().decode(new TextEncoder().encode(text));
    const { dataset, attacked } = run(
      { colorMode: { ...colorMode, defaultMode: 'light', respectPrefersColorScheme: true } },
      () => text,
      { search: `?mode=${encodeURIComponent(wellFormed)}` },
    );
    expect(dataset).toEqual({ js: '', theme: 'light', themeChoice: 'light' });
    expect(attacked).toBeUndefined();
  });

  test.each(cases)(
    '%s does not hide an announcement, and as its id does not leave the script',
    (_, text) => {
      const script = ofAnnouncement;
      expect(
        run(announcement, () => text, { script }).dataset.announcementBarInitiallyDismissed,
      ).toBe('false');
      expect(
        run({ ...announcement, id: text }, () => 'other', { script }).attacked,
      ).toBeUndefined();
      expect(withSettings(code, text)).not.toContain('</');
    },
  );
});
