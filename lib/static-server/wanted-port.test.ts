import { expect, test } from 'vitest';
import { wantedPort } from './wanted-port.ts';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['65535', 65_535],
])('serve: PORT %s means %i', (PORT, port) => {
  expect(wantedPort({ PORT })).toBe(port);
});

test.each(['abc', '0', '65536', '-1', '1e3', '80.5'])(
  'serve: PORT %s is refused, with what to write',
  (PORT) => {
    expect(() => wantedPort({ PORT })).toThrow(
      `PORT is "${PORT}". Give a number from 1 to 65535, such as 3000, or remove the variable.`,
    );
  },
);
