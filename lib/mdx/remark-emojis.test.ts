import { expect, test } from 'vitest';
import { compilePage } from './compile.ts';

const TEXT = '## Done :tada:\n\nGood :+1: :smile: `:smile:` :unknown:\n\n## Own :tada: {#own}\n';
const compiled = (emoji: boolean) =>
  compilePage(TEXT, 'a.md', [], { path: '/site/a.md', site: '/site', emoji });

test('shortcodes are emojis, but not in code, and ids are made from what is written', async () => {
  const { code, facts } = await compiled(true);
  expect(facts.headings.map(({ id, text }) => `${id} ${text}`)).toEqual([
    'done-tada Done 🎉',
    'own Own 🎉',
  ]);
  expect(code).toContain('Good 👍 😄 ');
  expect(code).toContain('":smile:"');
  expect(code).toContain(' :unknown:');
});

test('without the setting they are text', async () => {
  const { code, facts } = await compiled(false);
  expect(facts.headings[0]?.text).toBe('Done :tada:');
  expect(code).toContain('Good :+1: :smile: ');
});
