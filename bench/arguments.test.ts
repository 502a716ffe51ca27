import { expect, test } from 'vitest';
import { parseArguments } from '@/bench/arguments.ts';

test('without arguments: three sizes, one run', () => {
  expect(parseArguments([])).toEqual({ pages: [100, 1000, 5000], product: false, runs: 1 });
});

test('the product alone, or with sizes', () => {
  expect(parseArguments(['--product'])).toEqual({ pages: [], product: true, runs: 1 });
  expect(parseArguments(['--product', '--pages', '100'])).toMatchObject({
    pages: [100],
    product: true,
  });
});

test.each([[['--pages', '100']], [['--pages=100']], [['--pages', '100,100']]])(
  '%j is one size',
  (args) => {
    expect(parseArguments(args).pages).toEqual([100]);
  },
);

test('sizes are built from the smallest to the largest', () => {
  expect(parseArguments(['--pages', '1000, 30,200', '--runs', '3'])).toEqual({
    pages: [30, 200, 1000],
    product: false,
    runs: 3,
  });
});

test.each([
  [['--pages', ''], '--pages'],
  [['--pages', '100,'], '--pages'],
  [['--pages', '0'], '--pages'],
  [['--pages', '1e3'], '--pages'],
  [['--pages', '2.5'], '--pages'],
  [['--runs', '0'], '--runs'],
  [['--runs=-1'], '--runs'],
  [['--page', '100'], '--page'],
  [['100'], '100'],
])('%j is refused with the name of what is wrong', (args, name) => {
  expect(() => parseArguments(args)).toThrow(name);
});
