/** The first letter or digit of a name, in upper case; a dot for a name without any. */
export const initialOf = (name: string): string =>
  /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·';
