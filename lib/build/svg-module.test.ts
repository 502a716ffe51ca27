import { expect, test } from 'vitest';
import { svgModule } from './svg-module.ts';

test('moved in: a drawing in a component is an element, and as a text its address', async () => {
  const made = await svgModule('<svg viewBox="0 0 9 9"><path stroke="red" d="M0 0h9"/></svg>');
  expect(made).toContain('"props":{"viewBox":"0 0 9 9"}');
  expect(made).toContain(String.raw`"inside":"<path stroke=\"red\" d=\"M0 0h9\"/>"`);
  expect(made).toContain('data:image/svg+xml;base64,');
});
