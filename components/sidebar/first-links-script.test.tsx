// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FirstLinksScript, linksInPage } from './first-links-script.tsx';

afterEach(() => document.body.replaceChildren());

test('the links of the HTML arrive in the browser, whatever their labels hold', () => {
  const links = { a: [{ label: '</script><b>', href: '/S/a', more: true }], b: [] };
  document.body.innerHTML = renderToStaticMarkup(<FirstLinksScript links={links} />);
  expect(linksInPage()).toEqual(links);
});

test.each([
  ['no element', ''],
  ['an empty element', '<script id="sidebar-links" type="application/json"></script>'],
  ...['null', '[]', '{"a":{}}', '{"a":[null]}', '{"a":[{"label":"A"}]}'].map((text) => [
    text,
    `<script id="sidebar-links" type="application/json">${text}</script>`,
  ]),
])('%s counts as no links', (_, html) => {
  document.body.innerHTML = html;
  expect(linksInPage()).toEqual({});
});
