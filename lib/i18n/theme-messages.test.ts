import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { Messages } from './messages.ts';
import { themeMessages, withoutCounterpart, type Texts } from './theme-messages.ts';

const of = (texts: Texts, locale = 'de') =>
  themeMessages(
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [`theme.${id}`, text])),
    locale,
  );

/** What a reader sees. */
function shown(messages: object, key: string, values: object, locale = 'de'): string {
  const [group = '', name = ''] = key.split('.');
  const text = (messages as Record<string, string>)[key];
  const t = createTranslator<Messages>({
    locale,
    messages: { [group]: { [name]: text } } as never,
  });
  return (t.markup as (key: string, values: object) => string)(key, {
    date: () => 'DATE',
    link: (chunks: string) => `[${chunks}]`,
    ...values,
  });
}

test('moved in: texts have our keys, one may have several, and a title begins with a capital', () => {
  expect(
    of({
      'docs.paginator.next': 'Weiter',
      'IconExternalLink.ariaLabel': '(neuer Tab)',
      'admonition.note': 'hinweis',
      'navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Zurück',
    }),
  ).toEqual({
    'docs.next': 'Weiter',
    'frame.opensInNewTab': '(neuer Tab)',
    'api.newTab': '(neuer Tab)',
    'content.note': 'Hinweis',
    'frame.backToMainMenu': 'Zurück',
  });
});

test('moved in: places have our names, also in quotes; other braces and tags are text', () => {
  const text = "L'article '{heading}' <b> {";
  const messages = of({ 'common.headingLinkTitle': text });
  expect(shown(messages, 'docs.directLink', { heading: 'X' })).toBe("L'article 'X' <b> {");
  expect(of({ 'common.editThisPage': "Modifier l'article" })['docs.editPage']).toBe(
    "Modifier l'article",
  );
});

test('moved in: a text with a place that we have nothing for is left out', () => {
  expect(of({ 'common.headingLinkTitle': '{what} {heading}' })).toEqual({});
});

test('moved in: plural forms are those of the language', () => {
  const de = of({ 'docs.DocCard.categoryDescription.plurals': '1 Eintrag|{count} Einträge' });
  expect(shown(de, 'docs.items', { count: 1 })).toBe('1 Eintrag');
  expect(shown(de, 'docs.items', { count: 3 })).toBe('3 Einträge');
  const pl = of({ 'docs.DocCard.categoryDescription.plurals': 'A|{count} B|{count} C' }, 'pl');
  expect(shown(pl, 'docs.items', { count: 2 }, 'pl')).toBe('2 B');
  expect(shown(pl, 'docs.items', { count: 5 }, 'pl')).toBe('5 C');
});

test('moved in: texts are put together that Docusaurus has in parts', () => {
  const messages = of({
    'docs.tagDocListPageTitle': '{nDocsTagged} mit "{tagName}"',
    'docs.tagDocListPageTitle.nDocsTagged': 'Ein Dokument|{count} Dokumente',
    'lastUpdated.atDate': ' am {date}',
    'lastUpdated.byUser': ' von {user}',
    'lastUpdated.lastUpdatedAtBy': 'Letztes Update{atDate}{byUser}',
    'docs.versions.latestVersionLinkLabel': 'letzte Version',
    'docs.versions.latestVersionSuggestionLabel': 'Siehe {latestVersionLink} ({versionLabel}).',
    'SearchPage.documentsFound.plurals': 'Ein Dokument|{count} Dokumente',
  });
  expect(shown(messages, 'docs.taggedWith', { count: 2, tag: 'Ton' })).toBe(
    '2 Dokumente mit "Ton"',
  );
  expect(shown(messages, 'docs.lastUpdated', {})).toBe('Letztes Update am DATE');
  expect(shown(messages, 'docs.lastUpdatedBy', { name: 'A' })).toBe('Letztes Update am DATE von A');
  expect(shown(messages, 'docs.readLatest', { label: '2' })).toBe('Siehe [letzte Version] (2).');
  expect(shown(messages, 'search.countOther', { count: 4 })).toBe('4 Dokumente');
  expect(messages['search.countOne']).toBe('Ein Dokument');
});

test('moved in: texts without a counterpart are known; those of the site are its own', () => {
  expect(
    withoutCounterpart({
      'theme.blog.archive.title': 'Archiv',
      'theme.CodeBlock.copy': 'Kopieren',
      'theme.lastUpdated.atDate': ' am {date}',
      'theme.announcementBar.content': 'Neu',
      'their.own': 'x',
    }),
  ).toEqual(['theme.blog.archive.title', 'theme.CodeBlock.copy']);
});
