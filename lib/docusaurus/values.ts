/**
 * An object with unknown entries: what a configuration of another tool holds is checked where it is
 * used.
 */
export type Values = Record<string, unknown>;

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const record = (value: unknown): Values => (isRecord(value) ? value : {});

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const texts = (value: unknown): string[] =>
  list(value).filter((one) => typeof one === 'string');

export const flag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** The values of these entries, as far as JSON can hold them. */
export const jsonValues = (given: Values, keys: readonly string[]): Values =>
  record(JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, given[key]])))));

/** `/a/b/` → `a/b`. */
export const bare = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Without entries that are undefined: a strict schema does not know them, and defaults apply. */
export const defined = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
