import { expect, test } from 'vitest';
import type { Credential } from '@/lib/openapi/request/secret.ts';
import { withSecrets } from './secrets.ts';

const credential = (text: string): Credential => ({
  place: 'header',
  name: 'Authorization',
  text,
  variable: 'TOKEN',
});

test.each([
  ['Bearer <token>', { token: 'a$&b' }, 'Bearer a$&b'],
  ['<X-Key>', { key: 'two <x>' }, 'two <x>'],
  // A name and a password are encoded, whatever letters they have.
  [
    'Basic <credentials>',
    { username: '使用者', password: 'p' },
    `Basic ${Buffer.from('使用者:p').toString('base64')}`,
  ],
  ['<X-Key>', {}, ''],
])('B134: the placeholder of %s becomes what was typed: %o', (text, secrets, expected) => {
  expect(withSecrets(credential(text), secrets).text).toBe(expected);
});
