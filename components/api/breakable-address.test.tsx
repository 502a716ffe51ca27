import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableAddress } from './breakable-address.tsx';

test.each([
  ['https://a.example/b/c', 'https://a.<wbr/>example/<wbr/>b/<wbr/>c'],
  ['https://eu-1.a.example', 'https://eu-<wbr/>1.<wbr/>a.<wbr/>example'],
  ['/a/b/', '/a/<wbr/>b/'],
  ['/a/../b--c', '/a/<wbr/>../<wbr/>b--<wbr/>c'],
  ['', ''],
])('%s goes on in the next line after a slash, a dot, or a hyphen', (text, html) => {
  expect(renderToStaticMarkup(<BreakableAddress text={text} />)).toBe(html);
});
