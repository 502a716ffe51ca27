import type { Credential } from '@/lib/openapi/request/secret.ts';

/** What the reader has typed for one scheme, by kind of field. */
export type Secrets = Partial<Record<'token' | 'username' | 'password' | 'key', string>>;

/**
 * Replaces the placeholders of credentials with what the reader has typed. Both lists are in the
 * order of the schemes.
 */
export const withSecrets = (
  credentials: readonly Credential[],
  secrets: readonly Secrets[],
): Credential[] =>
  credentials.map((credential, index) => ({
    ...credential,
    text: credential.text.replace(/<[^<>]*>$/, () => secretOf(secrets[index] ?? {})),
  }));

function secretOf({ token, username, password, key }: Secrets): string {
  if (username === undefined && password === undefined) return token ?? key ?? '';
  // `btoa` takes bytes, and a name may have any characters.
  return btoa(
    String.fromCharCode(...new TextEncoder().encode(`${username ?? ''}:${password ?? ''}`)),
  );
}
