import { describe, expect, test } from 'vitest';
import { docAt, modelOf } from '@/lib/docs/__fixtures__/tree.ts';
import { checkTarget, type TargetFacts } from './check-target.ts';
import { siteIndex } from './site-index.ts';

const { model, en } = modelOf({ 'en/S/a.md': '# A\n', 'en/S/b.md': '# B\n' });
const facts: TargetFacts = {
  model,
  idsOf: (path) => (path === '/S/b' ? ['one', '二'] : undefined),
  isPublicFile: (path) => path === '/file.zip',
};
const check = (target: string, more: Partial<TargetFacts> = {}) =>
  checkTarget({ ...facts, ...more }, siteIndex(en), docAt(en, '/S/a'), target);

describe('B112, B113: targets that exist', () => {
  test.each([
    'https://example.com',
    '/S/b',
    '/S/b#one',
    '/S/b#%E4%BA%8C',
    '/S/b#top',
    '/S/b#',
    '/S#unknown-anchors',
    '/file.zip',
    '/zh-tw',
    '/zh-tw/S/b',
    '/zh-tw/S/b/',
  ])('%s', (target) => {
    expect(check(target)).toBeUndefined();
  });
});

describe('B112, B113: targets that do not', () => {
  test.each([
    ['javascript:x', 'error', 'is not allowed'],
    ['/S/nope', 'error', 'there is no such page'],
    ['/en/S/b', 'error', 'there is no such page'],
    ['/zh-tw/S/nope', 'error', 'there is no such page'],
    ['/zh-twS/b', 'error', 'there is no such page'],
    ['./nope.md', 'warning', 'no page is made of it'],
    ['/S/b#nope', 'error', 'Headings there: #one, #二.'],
  ])('%s', (target, severity, message) => {
    expect(check(target)).toMatchObject({ severity });
    expect(check(target)?.message).toContain(message);
  });

  test('an unknown page is not reported while files with errors may hide pages', () => {
    expect(check('/S/nope', { pathsAreSure: false })).toBeUndefined();
    expect(check('/S/b#nope', { pathsAreSure: false })).toMatchObject({ severity: 'error' });
  });

  test('an anchor of a page without headings', () => {
    expect(check('/S/b#x', { idsOf: () => [] })?.message).toContain('Headings there: none.');
  });
});
