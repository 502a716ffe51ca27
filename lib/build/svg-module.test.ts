import { expect, test } from 'vitest';
import { svgModule } from './svg-module.ts';

test('moved in: a drawing is an element of the page, with the attributes that React wants', () => {
  const made = svgModule(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" class="a" stroke-width=\'2\' style="fill: red; stroke-linecap:round"><path d="M0 0"/></svg>\n',
  );
  expect(made).toContain('"viewBox":"0 0 9 9","className":"a","strokeWidth":"2"');
  expect(made).toContain('"style":{"fill":"red","strokeLinecap":"round"}');
  expect(made).toContain(String.raw`"<path d=\"M0 0\"/>"`);
  expect(made).toContain('data:image/svg+xml;base64,');
});

test('moved in: an empty drawing is one, too', () => {
  expect(svgModule('<svg width="1"/>')).toContain('"width":"1"');
});
