import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ADMONITION_KINDS, isAdmonitionKind } from './admonition-kinds.ts';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
const guides = ['en', 'zh-tw'].map(
  (locale) => [locale, `content/${locale}/writing/Components/Boxes_and_Tabs.md`] as const,
);

describe.each(Object.entries(ADMONITION_KINDS))(
  'an admonition of the kind %s',
  (kind, { tone }) => {
    test('has a tone that the tokens define, with colors in light and dark', () => {
      expect(tokens).toContain(`[data-tone='${tone}']`);
      expect(tokens.match(new RegExp(`--${tone}: oklch`, 'g'))).toHaveLength(2);
      expect(tokens.match(new RegExp(`--${tone}-tint: oklch`, 'g'))).toHaveLength(2);
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
