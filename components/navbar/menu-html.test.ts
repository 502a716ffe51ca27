import { expect, test } from 'vitest';
import { menuHtml } from './menu-html.ts';

test('B31: HTML without a link stays as it is', () => {
  expect(menuHtml('<hr>')).toEqual({ type: 'html', html: '<hr>' });
});

test('B31: a link amid HTML makes all of it the text of one entry', () => {
  const html = '<em>See</em> <a href="/more" target="_blank" rel="noopener"><b>more</b></a>!';
  expect(menuHtml(html)).toEqual({
    type: 'html',
    html,
    link: { href: '/more', target: '_blank', rel: 'noopener', html: '<em>See</em> <b>more</b>!' },
  });
});
