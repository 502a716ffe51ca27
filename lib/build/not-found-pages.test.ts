import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { withSettings } from '@/lib/text/with-settings.ts';
import { bundleInlineScript } from './inline-scripts.ts';
import { withLocaleChoice } from './not-found-pages.ts';

const PAGE = '<html lang="en"><head><title>Not found</title></head><body></body></html>';

let code = '';
beforeAll(async () => (code = await bundleInlineScript('not-found-locale')));

function run(pathname: string) {
  const html = withLocaleChoice(PAGE, withSettings(code, ['/docs/zh-tw']));
  const script = /<head><script>(.*?)<\/script>/s.exec(html)![1]!;
  const style: { visibility?: string } = {};
  const gone: string[] = [];
  runInNewContext(script, {
    document: { documentElement: { style } },
    location: {
      pathname,
      search: '?a=1',
      hash: '#b',
      replace: (address: string) => gone.push(address),
    },
    encodeURIComponent,
  });
  return { gone, visibility: style.visibility };
}

test('B4: below the path of another locale its own page is shown, with the address that is missing, and nothing is painted before', () => {
  expect(run('/docs/zh-tw/nothing')).toEqual({
    gone: ['/docs/zh-tw/404.html?missing=%2Fdocs%2Fzh-tw%2Fnothing%3Fa%3D1%23b'],
    visibility: 'hidden',
  });
});

test.each(['/docs/nothing', '/docs/zh-twist', '/docs/'])(
  'B4: %s keeps the words of the default locale',
  (pathname) => {
    expect(run(pathname)).toEqual({ gone: [], visibility: undefined });
  },
);
