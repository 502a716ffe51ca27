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
    expect(check('/S/nope', { unsureBelow: ['/S'] })).toBeUndefined();
    expect(check('/T/nope', { unsureBelow: ['/'] })).toBeUndefined();
    expect(check('/T/nope', { unsureBelow: ['/S'] })).toMatchObject({ severity: 'error' });
    expect(check('/S/b#nope', { unsureBelow: ['/S'] })).toMatchObject({ severity: 'error' });
  });

  test('an anchor of a page without headings', () => {
    expect(check('/S/b#x', { idsOf: () => [] })?.message).toContain('Headings there: none.');
  });
});

describe('B112: what was probably meant is named', () => {
  const site = modelOf({
    'en/S/01-setup/first-steps.md': '# A\n',
    'en/S/02-use/First_Steps.md': '# A\n',
    'en/S/02-use/alarms-and-events.md': '# A\n',
    'en/T/index.md': '# T\n',
  });
  const ids = ['install-the-app', 'connect_power', 'four', 'five', 'six'];
  const say = (target: string) =>
    checkTarget(
      { model: site.model, idsOf: () => ids, isPublicFile: () => false },
      siteIndex(site.en),
      docAt(site.en, '/T'),
      target,
    )?.message;

  test.each([
    ['/S/setups/first-steps', '/S/setup/first-steps?'],
    ['/S/using/First%20Steps', '/S/use/First_Steps?'],
    ['/S/use/alarm-and-event', '/S/use/alarms-and-events?'],
    ['../S/02-use/alarms_and_events.md', '../S/02-use/alarms-and-events.md?'],
    ['/T#install', '#install-the-app?'],
    ['/T#connect-power', '#connect_power?'],
  ])('%s', (target, near) => {
    expect(say(target)).toContain(`Did you mean ${near}`);
  });

  test('nothing that is far away', () => {
    expect(say('/S/pricing')).toMatch(/there is no such page\.$/);
    expect(say('./pricing.md')).not.toContain('Did you mean');
    expect(say('/T#pricing')).toContain(
      'Headings there: #install-the-app, #connect_power, #four and 2 more.',
    );
  });
});

describe('what a broken link does can be set', () => {
  const withConfig = (config: Parameters<typeof modelOf>[1], target: string) => {
    const site = modelOf({ 'en/S/a.md': '# A\n' }, config);
    return checkTarget(
      { model: site.model, idsOf: () => [], isPublicFile: () => false },
      siteIndex(site.en),
      docAt(site.en, '/S/a'),
      target,
    );
  };

  test.each([
    ['onBrokenLinks', '/nope'],
    ['onBrokenAnchors', '#nope'],
    ['onBrokenMarkdownLinks', './nope.md'],
  ] as const)('B112: %s', (setting, target) => {
    expect(withConfig({ [setting]: 'throw' }, target)).toMatchObject({ severity: 'error' });
    expect(withConfig({ [setting]: 'warn' }, target)).toEqual({
      severity: 'warning',
      message: expect.stringContaining('nope') as string,
    });
    expect(withConfig({ [setting]: 'log' }, target)).toMatchObject({ logged: setting });
    expect(withConfig({ [setting]: 'ignore' }, target)).toBeUndefined();
  });

  test('B112: unsafe links are errors with any setting', () => {
    expect(withConfig({ onBrokenLinks: 'ignore' }, 'javascript:x')?.severity).toBe('error');
  });

  test('B112: paths that are not ours are not checked', () => {
    const config = { externalPaths: ['/playground', '/shop/'] };
    for (const fine of ['/playground', '/playground/x?y#z', '/shop', '/shop/a', 'pathname:///x'])
      expect(withConfig(config, fine)).toBeUndefined();
    expect(withConfig(config, '/playgrounds')?.severity).toBe('error');
  });
});
