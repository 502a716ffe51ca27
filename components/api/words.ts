/** A selection of texts for client components: only what they show is sent to the browser. */
export const pickWords = <Key extends string>(
  keys: readonly Key[],
  t: (key: Key) => string,
): Record<Key, string> =>
  Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
