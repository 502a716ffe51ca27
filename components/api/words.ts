/** Some of the texts, for components that run in the browser: only what they show is handed over. */
export const pickWords = <Key extends string>(
  keys: readonly Key[],
  t: (key: Key) => string,
): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
