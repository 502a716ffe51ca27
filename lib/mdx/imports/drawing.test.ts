import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';
import { drawingProps } from './drawing-props.ts';

const FILE = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"
  class="a" stroke-width='2' style="fill: red; stroke-linecap:round" onload="alert(1)">
  <title>Old</title><script>alert(1)</script>
  <defs><linearGradient id="light"><stop offset="0"/></linearGradient></defs>
  <a xlink:href="javascript:alert(1)"><path fill="url(#light)" onclick="x()" d="M0 0h4v3z"/></a>
</svg>`;

test('moved in: the attributes of a drawing have the names and values of React', async () => {
  expect((await drawingOf(FILE)).props).toEqual({
    viewBox: '0 0 9 9',
    className: 'a',
    strokeWidth: '2',
    style: { fill: 'red', strokeLinecap: 'round' },
  });
});

test('moved in: a drawing has no scripts, and ids of its own', async () => {
  const { inside } = await drawingOf(FILE);
  expect(inside).not.toMatch(/script|alert|onclick/);
  const [, id = ''] = /id="(d[0-9a-f]{6}-light)"/.exec(inside) ?? [];
  expect(inside).toContain(`fill="url(#${id})"`);
  const other = await drawingOf(FILE.replace('offset="0"', 'offset="1"'));
  expect(other.inside).not.toContain(id);
});

test('moved in: an empty drawing is one; what is no drawing says so', async () => {
  expect(await drawingOf('<svg width="1"/>')).toEqual({ props: { width: '1' }, inside: '' });
  await expect(drawingOf('<p/>')).rejects.toThrow('holds no <svg>');
});

test('moved in: what a tag gives goes before what the file has, its title in the place of the old one', () => {
  const drawing = { props: { width: '9', className: 'a' }, inside: '<title>Old</title><path/>' };
  const of = (given: object) => drawingProps(drawing, given);
  expect(of({ className: 'b', height: 4, children: 'x' })).toEqual({
    width: '9',
    height: 4,
    className: 'b',
    dangerouslySetInnerHTML: { __html: '<title>Old</title><path/>' },
  });
  expect(of({ title: 'A < "B"', titleId: 't"' })).toEqual({
    ...drawing.props,
    role: 'img',
    'aria-labelledby': 't"',
    dangerouslySetInnerHTML: { __html: '<title id="t&quot;">A &lt; "B"</title><path/>' },
  });
  expect(of({ title: '' })).toEqual({
    ...drawing.props,
    dangerouslySetInnerHTML: { __html: '<path/>' },
  });
});
