import { expect, test } from 'vitest';
import { remedyFor, renderFailure } from './render-failure.ts';

const OUTPUT = `▲ Next.js
  Generating static pages using 1 worker (0/12) ...
Error occurred prerendering page "/en/docs/%E7%AA%AF". Read more: https://nextjs.org/docs/messages/prerender-error
TypeError: Cannot read properties of undefined (reading 'map')
    at Boom (.sites/s-56c578/site-modules/c02e94e596.js:5:54)
    at wrap (.sites/s-56c578/site-modules/c02e94e596.js:9:2)
  3 | import { jsx } from "react/jsx-runtime";
> 5 |   return items.map();
    |                ^ {
  digest: '2808461987'
}
Export encountered an error on /[locale]/page: /en/docs/x, exiting the build.`;

test('the page, the reason, and what is of the site are read from the output of a build', () => {
  expect(renderFailure(OUTPUT)).toEqual({
    path: '/en/docs/窯',
    reason: "TypeError: Cannot read properties of undefined (reading 'map')",
    frames: [
      { component: 'Boom', key: 'c02e94e596', line: 5, column: 54 },
      { component: undefined, key: 'c02e94e596', line: 9, column: 2 },
    ],
  });
});

test('a reason without a stack is read, too; another failure is none of a page', () => {
  const [head = ''] = OUTPUT.split('TypeError');
  expect(renderFailure(`${head}Error: no {\n  digest: '1'\n}`)).toMatchObject({
    reason: 'Error: no',
    frames: [],
  });
  expect(renderFailure('Module not found: x')).toBeUndefined();
});

test.each([
  ['ReferenceError: window is not defined', 'use `window` in `useEffect`'],
  ['Error: Element type is invalid: expected a string', 'exported under that name'],
  ['TypeError: x is undefined', 'Correct the component'],
])('%s has its remedy', (reason, remedy) => {
  expect(remedyFor(reason)).toContain(remedy);
});
