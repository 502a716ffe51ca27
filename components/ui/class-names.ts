/** The value of `className` for several names; those that are left out do not count. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
