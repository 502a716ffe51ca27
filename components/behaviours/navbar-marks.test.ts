import { expect, test } from 'vitest';
import { linkMarks, type NavbarLinkMarks } from './navbar-marks.ts';

test.each<[page: string, link: Partial<NavbarLinkMarks>, exact: boolean, active: boolean]>([
  ['/S/a', { path: '/S/a' }, true, true],
  ['/s/a.html', { path: '/S/a' }, true, true],
  ['/S/a/b', { path: '/S/a' }, false, true],
  ['/S/ab', { path: '/S/a' }, false, false],
  ['/S', { path: '/' }, false, false],
  ['/zh-tw/S', { path: '/zh-tw/' }, false, false],
  ['/zh-tw/', { path: '/zh-tw/' }, true, true],
  ['/%E5%90%8D', { path: '/名' }, true, true],
  ['/%zz', { path: '/x' }, false, false],
  ['/S/b', { path: '/S/a', activePath: '/S' }, false, true],
  ['/T/b', { path: '/S/a', activePath: '/S' }, false, false],
  ['/zh-tw/T/b', { path: '/zh-tw/S/a', activeRegex: '^/t/' }, false, true],
  ['/S/tags/x', { path: '/S/Introduction', activeSection: '/S' }, false, true],
  ['/S', { path: '/S/Introduction', activeSection: '/S' }, false, true],
  ['/S/api/x', { path: '/S/Introduction', activeSection: '/S', activeExcept: '["/S/api"]' }, false, false],
  ['/S2/x', { path: '/S/Introduction', activeSection: '/S' }, false, false],
])('B32: on %s a link with %j is the page (%s), is active (%s)', (page, link, exact, active) => {
  expect(linkMarks({ path: '', ...link }, page, page.startsWith('/zh-tw') ? '/zh-tw/' : '/')).toEqual({ exact, active });
});

test('B32: the decision stands alone, as it is written into the HTML', () => {
  const alone = new Function(`return ${linkMarks.toString()}`)() as typeof linkMarks;
  expect(alone({ path: '/S/Introduction', activeSection: '/S' }, '/S/FAQ', '/')).toEqual({ exact: false, active: true });
});
