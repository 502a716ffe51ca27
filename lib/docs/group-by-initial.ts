/**
 * Groups a sorted list by the upper-cased first character of each name; groups in the order of the
 * locale.
 */
export function groupByInitial<T>(
  items: readonly T[],
  name: (item: T) => string,
  locale: string,
): { initial: string; items: T[] }[] {
  const characters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const [first] = characters.segment(name(item));
    const initial = (first?.segment ?? '').toLocaleUpperCase(locale);
    groups.set(initial, [...(groups.get(initial) ?? []), item]);
  }
  return [...groups]
    .map(([initial, group]) => ({ initial, items: group }))
    .sort((a, b) => a.initial.localeCompare(b.initial, locale));
}
