/**
 * Small type guards for values from files, messages and other code that TypeScript cannot check.
 */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number => typeof value === 'number';

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether a value is an array, and every entry of it passes `guard`. */
export const isArrayOf = <T>(value: unknown, guard: (entry: unknown) => entry is T): value is T[] =>
  Array.isArray(value) && value.every(guard);

export const isStrings = (value: unknown): value is string[] => isArrayOf(value, isString);
