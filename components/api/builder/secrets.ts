import type { SecurityScheme } from '@/lib/openapi/pages/security.ts';
import type { Credential } from '@/lib/openapi/request/secret.ts';

/** What the reader has typed for one scheme, by kind of field. */
export type Secrets = Partial<Record<SecurityScheme['fields'][number], string>>;

/** Replaces the placeholder of a credential with what the reader has typed. */
export const withSecrets = (credential: Credential, secrets: Secrets): Credential => ({
  ...credential,
  text: credential.text.replace(/<[^<>]*>$/, () => secretOf(secrets)),
});

function secretOf({ token, username, password, key }: Secrets): string {
  if (username === undefined && password === undefined) return token ?? key ?? '';
  // `btoa` takes bytes, and a name may have any characters.
  return btoa(
    String.fromCharCode(...new TextEncoder().encode(`${username ?? ''}:${password ?? ''}`)),
  );
}
