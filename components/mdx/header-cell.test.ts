import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderCell } from './header-cell.tsx';

test.each([
  [undefined, '<td></td>'],
  [[], '<td></td>'],
  ['Name', '<th>Name</th>'],
  [0, '<th>0</th>'],
])('B72: a head of a table that holds %j is %s', (children, html) =>
  expect(renderToStaticMarkup(createElement(HeaderCell, {}, children))).toBe(html),
);
