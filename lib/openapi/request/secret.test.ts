import { expect, test } from 'vitest';
import {
  encodeAround,
  secretPieces,
  variableName,
  withVariables,
  type Credential,
} from './secret.ts';

const credential = (text: string): Credential => ({
  place: 'header',
  name: 'Authorization',
  text,
  variable: 'TOKEN_2',
});
const marked = (text: string): string => withVariables([credential(text)])[0]?.text ?? '';

test('B131: the placeholder at the end of a credential becomes an environment variable', () => {
  expect(withVariables([credential('Bearer <token>')])).toEqual([
    { ...credential(''), text: marked('Bearer <token>') },
  ]);
  expect(secretPieces(marked('Bearer <token>'))).toEqual([
    { text: 'Bearer ' },
    { variable: 'TOKEN_2' },
  ]);
  expect(secretPieces(marked('<token>'))).toEqual([{ variable: 'TOKEN_2' }]);
  expect(secretPieces(marked('<a> and <b>'))).toEqual([
    { text: '<a> and ' },
    { variable: 'TOKEN_2' },
  ]);
  expect(secretPieces(marked('<a> at the beginning'))).toEqual([{ text: '<a> at the beginning' }]);
});

test('B131: a text has at least one piece', () => {
  expect(secretPieces('')).toEqual([{ text: '' }]);
  expect(secretPieces('plain')).toEqual([{ text: 'plain' }]);
});

test('B131: the names of variables are not encoded, what is around them is', () => {
  const text = `a b ${marked('<token>')} c ${marked('<token>')}`;
  expect(encodeAround(text, encodeURIComponent)).toBe(
    `a%20b%20${marked('<token>')}%20c%20${marked('<token>')}`,
  );
});

test.each([
  ['X-Key', 'X_KEY'],
  ['x--api..key', 'X_API_KEY'],
  ['__key__', 'KEY'],
  ['2fa-token', 'KEY_2FA_TOKEN'],
  ['password2', 'PASSWORD2'],
  ['憑證', 'KEY_'],
])('B131: the environment variable of %s is %s', (name, variable) => {
  expect(variableName(name)).toBe(variable);
});
