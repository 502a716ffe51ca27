import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableAddress } from './breakable-address.tsx';

test.each([
  ['https://a.example/b/c', 'https://a.example/<wbr/>b/<wbr/>c'],
  ['/a/b/', '/a/<wbr/>b/'],
  ['', ''],
])('%s goes on in the next line after a slash', (text, html) => {
  expect(renderToStaticMarkup(<BreakableAddress text={text} />)).toBe(html);
});
