/** A credential: never its value, always a placeholder. */
export interface Credential {
  place: 'header' | 'query' | 'cookie';
  name: string;
  /** `Bearer <token>`. */
  text: string;
  /** The environment variable from which samples take what the placeholder stands for. */
  variable: string;
}

/**
 * A sample reads credentials from environment variables. Between these two characters, which no
 * text has, is the name of one.
 */
const MARK = /\ufdd0([A-Z0-9_]+)\ufdd1/;

/** Text, or the name of an environment variable. */
export type SecretPiece = { text: string } | { variable: string };

/** Credentials for the samples: each placeholder becomes an environment variable. */
export const withVariables = (credentials: readonly Credential[]): Credential[] =>
  credentials.map((credential) => ({
    ...credential,
    text: credential.text.replace(/<[^<>]*>$/, `\ufdd0${credential.variable}\ufdd1`),
  }));

/** A text in pieces; never empty. */
export function secretPieces(text: string): SecretPiece[] {
  const pieces = text
    .split(MARK)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { variable: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '');
  return pieces.length > 0 ? pieces : [{ text: '' }];
}

/** Encodes everything but the names of variables, whose values a sample adds when it runs. */
export const encodeAround = (text: string, encode: (text: string) => string): string =>
  text
    .split(/(\ufdd0[A-Z0-9_]+\ufdd1)/)
    .map((piece, index) => (index % 2 === 0 ? encode(piece) : piece))
    .join('');

/** The name of the environment variable for a credential: `X-Key` becomes `X_KEY`. */
export const variableName = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d|$)/, 'KEY_');
