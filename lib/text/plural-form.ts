/** The categories of numbers of a language, in the order in which Docusaurus writes their texts. */
export function pluralCategories(locale: string): string[] {
  const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) => known.includes(name));
}

/**
 * The form of a text for a number, as Docusaurus chooses it.
 * @param forms those of the language, with bars between; the last one is also that of the
 *   categories that have none
 */
export function pluralForm(count: number, forms: string, locale: string): string {
  const texts = forms.split('|');
  const index = pluralCategories(locale).indexOf(new Intl.PluralRules(locale).select(count));
  return texts[Math.min(index, texts.length - 1)] ?? '';
}
