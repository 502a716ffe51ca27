import { expect, test } from 'vitest';
import { builtSite } from './built-sites.ts';

const TITLE = 'Your site did not load properly';
const product = builtSite('product');
const variant = builtSite('variant');

test('B66: can be switched off', async () => {
  expect(await product.text('/')).toContain(TITLE);
  const html = await variant.text('/');
  expect(html).not.toContain(TITLE);
  expect(html).not.toMatch(/loaded\.js|base-url-issue/);
});
