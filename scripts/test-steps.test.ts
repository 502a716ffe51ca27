import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyStep } from './test-steps.ts';

const names = everyStep().map(({ name }) => name);

test('every step waits for steps that there are, and has a name of its own', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const { name, after = [], needs = [] } of everyStep())
    for (const other of [...after, ...needs]) expect(names, name).toContain(other);
});

test('what other steps wait for is begun before what nobody waits for', () => {
  const waitedFor = new Set(
    everyStep().flatMap(({ after = [], needs = [] }) => [...after, ...needs]),
  );
  expect(new Set(names.slice(0, waitedFor.size))).toEqual(waitedFor);
});

test('the workflows run steps that there are, and together all that npm test runs', () => {
  const folder = join('.github', 'workflows');
  const named = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/npm test -- ([^\n]+)/g)].flatMap(
      ([, list]) => list!.split(' ').filter((word) => /^[a-z][\w-]*$/.test(word)),
    ),
  );
  expect(new Set(named)).toEqual(new Set(names.filter((name) => name !== 'crawl')));
});
