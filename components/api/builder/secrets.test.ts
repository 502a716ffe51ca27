import { expect, test } from 'vitest';
import type { Credential } from '@/lib/openapi/request/secret.ts';
import { withSecrets } from './secrets.ts';

const header = (name: string, text: string): Credential => ({
  place: 'header',
  name,
  text,
  variable: 'TOKEN',
});

test('B134: each credential gets what was typed for its own scheme', () => {
  const credentials: Credential[] = [
    header('Authorization', 'Bearer <token>'),
    header('X-Key', '<X-Key>'),
    { place: 'query', name: 'k', text: '<k>', variable: 'K' },
  ];
  expect(
    withSecrets(credentials, [{ token: 'a$&b' }, { key: 'one' }, { key: 'two <x>' }]).map(
      ({ text }) => text,
    ),
  ).toEqual(['Bearer a$&b', 'one', 'two <x>']);
});

test('B134: name and password are encoded, whatever letters they have; what is empty is sent empty', () => {
  expect(
    withSecrets(
      [header('Authorization', 'Basic <credentials>')],
      [{ username: '使用者', password: 'p' }],
    )[0]!.text,
  ).toBe(`Basic ${Buffer.from('使用者:p').toString('base64')}`);
  expect(withSecrets([header('X-Key', '<X-Key>')], [])[0]!.text).toBe('');
});
