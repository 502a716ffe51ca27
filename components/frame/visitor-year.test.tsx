// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { VisitorYear } from './visitor-year.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['2026-05-05', 2026, '2026'],
  ['2031-05-05', 2026, '2026-2031'],
  ['2024-05-05', 2026, '2026'],
  ['2031-05-05', undefined, '2031'],
  ['1970-05-05', 2026, '2026-----'],
])('B59: on %s, the years since %s are %s', (today, since, shown) => {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] });
  expect(render(<VisitorYear since={since} />).container.textContent).toBe(shown);
});

test('B59: the HTML has dashes for the year', () => {
  expect(renderToStaticMarkup(<VisitorYear since={2026} />)).toContain('>----<');
});
