import { describe, expect, test } from 'vitest';
import { checkBasePath, sitePaths } from '@/lib/site/paths.ts';

describe('sitePaths', () => {
  test('without settings the site is the repository and the export goes to out/', () => {
    const paths = sitePaths({}, '/repo');
    expect(paths.site).toBe('/repo');
    expect(paths.content).toBe('/repo/content');
    expect(paths.configFile).toBe('/repo/site.config.ts');
    expect(paths.work).toBe('/repo/.cache/site');
    expect(paths.out).toBe('/repo/out');
  });

  test('SITE_DIR names another site, relative to the repository or absolute, whose output stays out of its folder', () => {
    const relative = sitePaths({ SITE_DIR: 'fixtures/small' }, '/repo');
    expect(relative.content).toBe('/repo/fixtures/small/content');
    expect(relative.work).toMatch(/^\/repo\/\.sites\/small-[0-9a-f]{6}$/);
    expect(relative.out).toBe(`${relative.work}/out`);
    expect(sitePaths({ SITE_DIR: '/repo/fixtures/small' }, '/repo')).toEqual(relative);
  });

  test('two sites whose folders have the same name never share a working folder', () => {
    const works = ['a/site', 'b/site'].map((SITE_DIR) => sitePaths({ SITE_DIR }, '/repo').work);
    expect(new Set(works).size).toBe(2);
  });

  test('builds for two base paths do not share a working folder, and the export of the product goes to out/ all the same', () => {
    const works = ['', '/docs', '/a/b'].map((BASE_PATH) => sitePaths({ BASE_PATH }, '/repo').work);
    expect(works).toEqual(['/repo/.cache/site', '/repo/.cache/site~docs', '/repo/.cache/site~a~b']);
    expect(sitePaths({ BASE_PATH: '/docs' }, '/repo').out).toBe('/repo/out');
    const fixture = { SITE_DIR: 'fixtures/small' };
    expect(sitePaths({ ...fixture, BASE_PATH: '/docs' }, '/repo').out).toBe(
      `${sitePaths(fixture, '/repo').work}~docs/out`,
    );
  });

  test('SITE_DIR that is the repository itself changes nothing', () => {
    expect(sitePaths({ SITE_DIR: '.' }, '/repo')).toEqual(sitePaths({}, '/repo'));
  });

  test.each([
    ['build/site', '/repo/build/site'],
    ['/srv/docs', '/srv/docs'],
  ])('OUT_DIR "%s" puts the export into %s', (OUT_DIR, expected) => {
    expect(sitePaths({ OUT_DIR }, '/repo').out).toBe(expected);
  });
});

describe('checkBasePath', () => {
  test.each(['', '/docs', '/a/b', '/v1.0/en-GB_x'])('"%s" can be one', (value) => {
    expect(checkBasePath(value)).toBe(value);
  });

  test.each([
    ['docs', 'write BASE_PATH=/docs.'],
    ['/docs/', 'write BASE_PATH=/docs.'],
    ['/', 'write nothing at all'],
    ['//host/docs', 'write BASE_PATH=/host/docs.'],
    ['/a/../b', 'write BASE_PATH=/a/b.'],
    ['/a b', 'write nothing at all'],
  ])('"%s" cannot, and the message says what to write', (value, remedy) => {
    expect(() => checkBasePath(value)).toThrow(`BASE_PATH is "${value}".`);
    expect(() => sitePaths({ BASE_PATH: value }, '/repo')).toThrow(remedy);
  });
});
