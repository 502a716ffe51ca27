import { expect, test } from 'vitest';
import { linkMarks } from './link-marks.ts';

test.each<
  [page: string, link: Partial<Parameters<typeof linkMarks>[0]>, exact: boolean, active: boolean]
>([
  ['/S/a', { path: '/S/a' }, true, true],
  ['/s/a.html', { path: '/S/a' }, true, true],
  ['/S/a/b', { path: '/S/a' }, false, true],
  ['/S/ab', { path: '/S/a' }, false, false],
  ['/S', { path: '/' }, false, false],
  ['/zh-tw/S', { path: '/zh-tw/' }, false, false],
  ['/zh-tw/', { path: '/zh-tw/' }, true, true],
  ['/%E5%90%8D', { path: '/名' }, true, true],
  ['/%zz', { path: '/x' }, false, false],
  ['/S/b', { path: '/S/a', active: { basePath: '/S' } }, false, true],
  ['/T/b', { path: '/S/a', active: { basePath: '/S' } }, false, false],
  ['/zh-tw/T/b', { path: '/zh-tw/S/a', active: { regex: '^/t/' } }, false, true],
  [
    '/S/tags/x',
    { path: '/S/Introduction', active: { section: { path: '/S', except: [] } } },
    false,
    true,
  ],
  ['/S', { path: '/S/Introduction', active: { section: { path: '/S', except: [] } } }, false, true],
  [
    '/S/api/x',
    { path: '/S/Introduction', active: { section: { path: '/S', except: ['/S/api'] } } },
    false,
    false,
  ],
  [
    '/S2/x',
    { path: '/S/Introduction', active: { section: { path: '/S', except: [] } } },
    false,
    false,
  ],
])('B32: on %s a link with %j is the page (%s), is active (%s)', (page, link, exact, active) => {
  expect(
    linkMarks({ path: '', ...link }, page, page.startsWith('/zh-tw') ? '/zh-tw/' : '/'),
  ).toEqual({ exact, active });
});
