import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawingProps } from '@/lib/drawings/draw.ts';
import { ControlPath } from './control-path.tsx';
import { Drawing } from './drawing.tsx';

test('B58: a tree is a nested list in a figure of its kind, with its title as the caption', () => {
  const html = renderToStaticMarkup(
    Drawing(drawingProps('tree', 'title: A project\nitems:\n  - Node | a gateway:\n      - Port')),
  );
  expect(html).toMatch(/^<figure[^>]* data-kind="drawing">/);
  expect(html.replace(/ class="[^"]*"/g, '')).toContain(
    '<ul aria-label="A project"><li><span>Node</span><span> a gateway</span><ul><li><span>Port</span></li></ul></li></ul><figcaption>A project</figcaption>',
  );
});

test('B58: a path names its controls in order, with arrows between them', () => {
  const html = renderToStaticMarkup(<ControlPath>System → Users → Add</ControlPath>);
  expect(html.replace(/<[^>]+>/g, '')).toBe('System → Users → Add');
});
