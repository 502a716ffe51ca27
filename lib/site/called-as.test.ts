import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { calledAs } from '@/lib/site/called-as.ts';

test.each([
  [{}, 'npm run build'],
  [{ SITE_DIR: '', BASE_PATH: '' }, 'npm run build'],
  [
    { PORT: '80', BASE_PATH: '/docs', SITE_DIR: 'e2e/fixtures/site' },
    'SITE_DIR=e2e/fixtures/site BASE_PATH=/docs npm run build',
  ],
  [
    { SITE_DIR: '../其他 manuals', OUT_DIR: '/srv/out' },
    "SITE_DIR='../其他 manuals' OUT_DIR=/srv/out npm run build",
  ],
])('commands: with %j it is %s', (env, expected) => {
  expect(calledAs('npm run build', env)).toBe(expected);
});

test.each(["it's", 'a "b" $HOME `x`', '~/site', 'a;b'])(
  'commands: a shell reads %s as it is',
  (value) => {
    expect(
      execFileSync('sh', ['-c', calledAs('sh -c \'printf %s "$SITE_DIR"\'', { SITE_DIR: value })], {
        encoding: 'utf8',
      }),
    ).toBe(value);
  },
);
