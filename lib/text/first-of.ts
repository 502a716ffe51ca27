/**
 * A list for a message: the first names, and how many more there are.
 * @param shown how many are named
 */
export function firstOf(names: readonly string[], shown: number): string {
  const rest = names.length - shown;
  return `${names.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
