import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { translation, withTranslations } from '@/lib/build/not-found-pages.ts';

const page = (lang: string, title: string, text: string) =>
  `<html lang="${lang}"><head><title>${title}</title></head><body><div data-prerendered="head"><div>${text}<script>"<div>"</script></div></div><div data-prerendered="page"><p>${text}</p></div><script>(self.__next_f=[])</script></body></html>`;

function run(pathname: string) {
  const html = withTranslations(page('en', 'Not found', 'Text'), { '/zh-tw': translation(page('zh-Hant-TW', '找不到 &amp; 頁面', '文字')) });
  const scripts = [...html.matchAll(/<script>(\(function[\s\S]*?)<\/script>/g)].map((match) => match[1]!);
  const blocks = [{ innerHTML: 'a' }, { innerHTML: 'b' }];
  const style: { visibility?: string; removeProperty: () => void } = { removeProperty: () => (style.visibility = undefined) };
  const document = { title: 'Not found', documentElement: { lang: 'en', dataset: {}, style }, querySelectorAll: () => blocks };
  const hidden: unknown[] = [];
  for (const script of scripts) {
    runInNewContext(script, { document, location: { pathname } });
    hidden.push(style.visibility);
  }
  return { html, blocks: blocks.map(({ innerHTML }) => innerHTML), lang: document.documentElement.lang, title: document.title, hidden };
}

test('B4: below the path of another locale its words take their place, and nothing is painted before', () => {
  const { blocks, lang, title, hidden } = run('/zh-tw/nothing');
  expect(blocks).toEqual(['<div>文字<script>"<div>"</script></div>', '<p>文字</p>']);
  expect([lang, title, hidden]).toEqual(['zh-Hant-TW', '找不到 & 頁面', ['hidden', undefined]]);
});

test.each(['/nothing', '/zh-twist', '/'])('B4: %s keeps the words of the default locale', (pathname) => {
  expect(run(pathname)).toMatchObject({ blocks: ['a', 'b'], lang: 'en', hidden: [undefined, undefined] });
});

test('the choice stands first in the head, the words before the data', () => {
  const { html } = run('/');
  expect(html).toMatch(/<head><script>\(function/);
  expect(html).toMatch(/<\/script><script>\(self\.__next_f/);
});

test('pages of different build are an error', () => {
  expect(() => withTranslations(page('en', 'a', 'b'), { '/zh-tw': { lang: 'zh', title: '', blocks: [] } })).toThrow('blocks');
});
