import { isStopWord } from '@/lib/search/stop-words.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import { decoded } from '@/lib/text/decoded.ts';
import type { Corpus } from './corpus.ts';
import type { Asked } from './first-shares.ts';

/** Each engine is asked for every third page: all of them would take minutes. */
const SAMPLE = 3;

/** A query, and whether a page is a right answer to it. */
interface Named {
  query: string;
  isRight: (page: PageRecord) => boolean;
}

/**
 * How readers type a page's name, as the manuals print it and otherwise.
 * @param heading the longest one that no other page has
 */
const WAYS: Record<string, (page: PageRecord, heading?: string) => Named | undefined> = {
  title: (page) => titled(page, page.title.toLowerCase()),
  'without small words': (page) => titled(page, withoutSmallWords(page.title)),
  'plural or singular': (page) => titled(page, otherNumber(page.title)),
  'two letters swapped': (page) => titled(page, swapped(page.title)),
  'two words as one': (page) => titled(page, joinedWords(page.title)),
  'section and title': (page) => below(page, page.breadcrumb[0], (name) => `${name} ${page.title}`),
  'title in section': (page) =>
    below(page, page.breadcrumb[0], (name) => `${page.title} in ${name}`.toLowerCase()),
  'page above and title': (page) =>
    below(page, page.breadcrumb.at(-1), (name) => `${name} ${page.title}`),
  'the other way around': (page) => titled(page, reversed(page.title)),
  'one ideograph wrong': (page) =>
    titled(page, changed(page.title, /(\p{sc=Han}{2})\p{sc=Han}(?=\p{sc=Han})/u, '$1夫')),
  'title and “example”': (page) => titled(page, followed(page.title, 'example', '範例')),
  'section, title and “manual”': (page) =>
    below(page, page.breadcrumb[0], (name) => followed(`${name} ${page.title}`, 'manual', '手冊')),
  'last part of the address': addressed,
  'title in English': inEnglish,
  heading: (page, heading) =>
    heading === undefined
      ? undefined
      : { query: heading.toLowerCase(), isRight: (other) => other === page },
  'title and heading': (page, heading) =>
    heading === undefined ? undefined : titled(page, `${page.title} ${heading}`),
};

/**
 * The names of every third page, and which pages are right.
 * @returns the queries by the way in which the name is typed, without ways that no page has
 */
export function nameQueries({ index: { found } }: Pick<Corpus, 'index'>): Record<string, Asked[]> {
  const pages = new Map(found.map(({ record }) => [record.url, record]));
  const own = ownHeadings([...pages.values()]);
  const sample = found.filter((_, at) => at % SAMPLE === 0);
  const asked = (namedAs: (typeof WAYS)[string]): Asked[] =>
    sample.flatMap(({ record }) => {
      const named = namedAs(record, own.get(record));
      if (!named) return [];
      const isRight = (url: string): boolean => {
        const page = pages.get(url);
        return page !== undefined && named.isRight(page);
      };
      return [{ query: named.query, isRight }];
    });
  return Object.fromEntries(
    Object.entries(WAYS)
      .map(([way, namedAs]) => [way, asked(namedAs)] as const)
      .filter(([, queries]) => queries.length > 0),
  );
}

const sameTitle = (a: PageRecord, b: PageRecord): boolean =>
  a.title.toLowerCase() === b.title.toLowerCase();

const titled = (page: PageRecord, query: string | undefined): Named | undefined =>
  query === undefined ? undefined : { query, isRight: (other) => sameTitle(page, other) };

function below(
  page: PageRecord,
  name: string | undefined,
  typed: (name: string) => string,
): Named | undefined {
  if (name === undefined || name === page.title) return undefined;
  const query = typed(name);
  return {
    query,
    // A page may have the whole query as its title: “EdgeHub Introduction”.
    isRight: (other) =>
      other.title === query || (sameTitle(page, other) && other.breadcrumb.includes(name)),
  };
}

function withoutSmallWords(title: string): string | undefined {
  const words = title.toLowerCase().split(' ');
  const rest = words.filter((word) => !isStopWord(word));
  return rest.length > 1 && rest.length < words.length ? rest.join(' ') : undefined;
}

const otherNumber = (title: string): string | undefined =>
  /[a-z]{4}$/.test(title) ? (title.endsWith('s') ? title.slice(0, -1) : `${title}s`) : undefined;

const swapped = (title: string): string | undefined =>
  changed(title.toLowerCase(), /([a-z]{2})([a-z])([a-z])(?=[a-z])/, '$1$3$2');

const joinedWords = (title: string): string | undefined =>
  changed(title.toLowerCase(), /([a-z]{3}) ([a-z]{3})/, '$1$2');

/** The words of an English title, the last one first. */
const reversed = (title: string): string | undefined =>
  changed(title, /^[\x21-\x7f]+(?: [\x21-\x7f]+)+$/, title.split(' ').reverse().join(' '));

/** With a word behind it, in the language of the name. */
const followed = (name: string, english: string, chinese: string): string =>
  /\p{sc=Han}/u.test(name) ? name + chinese : `${name} ${english}`;

const slugOf = ({ url }: PageRecord): string => decoded(url.split('/').at(-1) ?? '');

function addressed(page: PageRecord): Named {
  const slug = slugOf(page);
  const words = slug.replaceAll('_', ' ').toLowerCase();
  return {
    query: slug,
    isRight: (other) => slugOf(other) === slug || other.title.toLowerCase() === words,
  };
}

/** Only pages in another language have the title of the same page in English beside their own. */
function inEnglish({ title, original: [english] = [] }: PageRecord): Named | undefined {
  if (english === undefined || english === title) return undefined;
  return { query: english, isRight: ({ original: [other] = [] }) => other === english };
}

function changed(text: string, pattern: RegExp, replacement: string): string | undefined {
  const other = text.replace(pattern, replacement);
  return other === text ? undefined : other;
}

/** For each page its longest heading that no other page has, if it has one. */
function ownHeadings(pages: readonly PageRecord[]): Map<PageRecord, string> {
  const headingsOf = ({ sections }: PageRecord): Set<string> =>
    new Set(sections.map(({ heading }) => heading).filter((heading) => heading !== ''));
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const heading of headingsOf(page)) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return new Map(
    pages.flatMap((page) => {
      const [longest] = [...headingsOf(page)]
        .filter((heading) => counts.get(heading) === 1)
        .sort((a, b) => b.length - a.length);
      return longest === undefined ? [] : [[page, longest]];
    }),
  );
}
