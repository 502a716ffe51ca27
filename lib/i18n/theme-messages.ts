import { defined } from '@/lib/docusaurus/values.ts';
import { pluralCategories } from '@/lib/text/plural-form.ts';
import { THEME_TEXTS, type Counterpart, type MessageKey, type ThemeText } from './theme-texts.ts';

export type Texts = Readonly<Record<string, string>>;

/**
 * Our interface texts from those of Docusaurus' theme, by our keys with dots between.
 * @param texts by their ids (`theme.docs.paginator.next`); others are left alone
 */
export function themeMessages(texts: Texts, locale: string): Partial<Record<MessageKey, string>> {
  const found: Partial<Record<MessageKey, string>> = {};
  const table: Readonly<Record<string, Counterpart | 'part' | null>> = THEME_TEXTS;
  for (const [name, counterpart] of Object.entries(table)) {
    const text = texts[`theme.${name}`];
    if (text === undefined || counterpart === null || counterpart === 'part') continue;
    const made = messageOf(text, counterpart, locale);
    if (made !== undefined) for (const key of counterpart.keys) found[key] = made;
  }
  return { ...found, ...composed((name) => texts[`theme.${name}`], locale) };
}

/** The ids of texts of the theme that nothing here stands for. */
export const withoutCounterpart = (texts: Texts): string[] =>
  Object.keys(texts).filter((id) => {
    const name = id.replace(/^theme\./, '');
    if (name === id || id === 'theme.announcementBar.content') return false;
    return !(name in THEME_TEXTS) || THEME_TEXTS[name as ThemeText] === null;
  });

function messageOf(
  text: string,
  { values, form }: Counterpart,
  locale: string,
): string | undefined {
  if (form === 'plural') return plural(text, locale);
  const [first = '', ...rest] = text.replace(/^←\s*/, '');
  const written =
    form === 'title' ? first.toLocaleUpperCase(locale) + rest.join('') : first + rest.join('');
  return icu(written, values ?? {});
}

/** Texts that are put together of several there. */
function composed(
  text: (name: ThemeText) => string | undefined,
  locale: string,
): Partial<Record<MessageKey, string>> {
  const tagged = text('docs.tagDocListPageTitle.nDocsTagged');
  const count = tagged === undefined ? undefined : plural(tagged, locale);
  const date = icu(text('lastUpdated.atDate'), { date: '<date></date>' });
  const user = icu(text('lastUpdated.byUser'), { user: '{name}' });
  const link = icu(text('docs.versions.latestVersionLinkLabel'), {});
  const updated = (by: string | undefined) =>
    icu(text('lastUpdated.lastUpdatedAtBy'), { atDate: date, byUser: by });
  const [one, other = one] = forms(text('SearchPage.documentsFound.plurals') ?? '', locale);
  const entries: Partial<Record<MessageKey, string | undefined>> = {
    'docs.taggedWith': icu(text('docs.tagDocListPageTitle'), {
      nDocsTagged: count,
      tagName: '{tag}',
    }),
    'docs.lastUpdated': updated(''),
    'docs.lastUpdatedBy': updated(user),
    'docs.readLatest': icu(text('docs.versions.latestVersionSuggestionLabel'), {
      latestVersionLink: link && `<link>${link}</link>`,
      versionLabel: '{label}',
    }),
    'search.countOne': icu(one?.text.replace('{count}', '1'), {}),
    'search.countOther': icu(other?.text, { count: '{count}' }),
  };
  return defined(entries);
}

/**
 * A text of Docusaurus as a message: what stands in its places, and the rest as it is written.
 * @returns undefined if there is a place that our message has nothing for
 */
function icu(
  text: string | undefined,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (text === undefined) return undefined;
  const made = text.split(/(\{\w+\})/).map((part, index, all) => {
    if (index % 2 === 1) return values[part.slice(1, -1)];
    // An apostrophe before a place would take the place for text.
    return index < all.length - 1 ? quoted(part).replace(/'$/, "''") : quoted(part);
  });
  return made.includes(undefined) ? undefined : made.join('');
}

/** Characters with a meaning in messages are put into quotes; those of the text become two. */
const quoted = (text: string): string =>
  text.replace(/'(?=[{}<>])/g, "''").replace(/[{}<>]+/g, "'$&'");

/** `1 item|{count} items` by the categories of the language, as Docusaurus reads it. */
function forms(text: string, locale: string): { category: string; text: string }[] {
  if (text === '') return [];
  const categories = pluralCategories(locale);
  return text
    .split('|')
    .map((form, index) => ({ category: categories[index] ?? 'other', text: form }));
}

function plural(text: string, locale: string): string | undefined {
  const all = forms(text, locale);
  const last = all.at(-1);
  if (!last) return undefined;
  // A message has to have the last category.
  const complete = last.category === 'other' ? all : [...all, { ...last, category: 'other' }];
  const made = complete.map((form) => {
    const own = icu(form.text, { count: '#' });
    return own === undefined ? undefined : `${form.category} {${own}}`;
  });
  return made.includes(undefined) ? undefined : `{count, plural, ${made.join(' ')}}`;
}
