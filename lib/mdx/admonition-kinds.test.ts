import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ADMONITION_KINDS, isAdmonitionKind } from './admonition-kinds.ts';

const tones = readFileSync('app/styles/tones.css', 'utf8');
const guides = ['en', 'zh-tw'].map(
  (locale) => [locale, `content/${locale}/writing/Components/Boxes_and_Tabs.md`] as const,
);

describe.each(Object.entries(ADMONITION_KINDS))(
  'an admonition of the kind %s',
  (kind, { tone }) => {
    test('has a tone, with colors in light and dark', () => {
      expect(tones).toContain(`[data-tone='${tone}']`);
      expect(tones.match(new RegExp(`--${tone}: oklch`, 'g'))).toHaveLength(2);
      expect(tones.match(new RegExp(`--${tone}-tint: oklch`, 'g'))).toHaveLength(2);
    });

    test.each(guides)('is in the guide for writers (%s)', (_, file) => {
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^:+${kind}\\b|\`${kind}\``, 'm'));
    });
  },
);

test('a name that every object has is no kind', () => {
  expect(isAdmonitionKind('note')).toBe(true);
  expect(isAdmonitionKind('constructor')).toBe(false);
});
