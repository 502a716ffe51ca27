import { expect, test } from 'vitest';
import { headOfText } from './page-head.ts';

test.each([
  ['<Head><title>One title</title></Head>', 'One title'],
  ['# A\n\n<Head>\n  <meta name="a" />\n  <title>\n    Two\n  </title>\n</Head>\n', 'Two'],
])('the text in %j gives the window its title', (body, title) => {
  expect(headOfText(body)).toEqual({ title });
});

test.each([
  '# A\n',
  '<Head><meta name="a" /></Head>\n\n<svg><title>Drawing</title></svg>',
  '<svg><title>Drawing</title></svg>',
  '```jsx\n<Head><title>Code</title></Head>\n```\n',
  'Write `<Head><title>Code</title></Head>`.',
  '<Head><title>{name}</title></Head>',
])('%j has no title for the window', (body) => {
  expect(headOfText(body)).toBeUndefined();
});
