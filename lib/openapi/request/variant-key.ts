/**
 * The key of an option of a body's schema.
 * @param row id of the row that the choice belongs to; empty for the whole body
 */
export const variantKey = (row: string, option: string): string =>
  row === '' ? option : `${row}: ${option}`;
