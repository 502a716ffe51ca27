import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ANNOUNCEMENT_KEYS } from '@/components/announcement/start-announcement.ts';
import { beforePaint, inlineCall, SCROLL_SIDEBAR } from './before-paint.ts';
import type { ColorModeSettings } from '@/components/color-mode/start-color-mode.ts';

const colorMode: ColorModeSettings = { key: 'theme', suffix: '', queryParameter: 'theme', defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false };
const announcement = { ...ANNOUNCEMENT_KEYS, suffix: '', id: 'a' };

function run(text: string): Record<string, string> {
  const dataset = {};
  const document = { documentElement: { dataset }, addEventListener: () => undefined };
  runInNewContext(text, { document, window: { document, location: { search: '' }, localStorage: { getItem: () => null, removeItem: () => undefined } } });
  return dataset;
}

describe('the script in the head', () => {
  test('B62: says that scripts work and sets the colour mode', () => {
    expect(run(beforePaint(colorMode))).toEqual({ js: '', theme: 'dark', themeChoice: 'dark' });
  });

  test('B64: looks for a dismissed announcement where there is one', () => {
    expect(run(beforePaint(colorMode, announcement))).toMatchObject({ theme: 'dark', announcementBarInitiallyDismissed: 'false' });
  });

  test('B62: is the same text for the same configuration, which cannot end its element', () => {
    expect(beforePaint({ ...colorMode }, { ...announcement })).toBe(beforePaint(colorMode, announcement));
    expect(inlineCall(() => undefined, { id: '</script>' })).not.toContain('</');
  });
});

test('B44: the script that brings the page at hand into the sidebar’s view needs nothing but the document', () => {
  const asked: string[] = [];
  const document = { getElementById: (id: string) => void asked.push(id) };
  runInNewContext(SCROLL_SIDEBAR, { document });
  expect(asked).toEqual(['docs-sidebar']);
});
