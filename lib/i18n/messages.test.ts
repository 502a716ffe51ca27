import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { loadMessages } from '@/lib/i18n/messages.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** Every key of nested messages, with dots between. */
const keysOf = (messages: object): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value
      ? keysOf(value as object).map((below) => `${key}.${below}`)
      : [key],
  );

describe('loadMessages', () => {
  let root: string;
  beforeEach(() => {
    root = folderOf({
      'messages/en.json': JSON.stringify({ docs: { tags: 'Tags', next: 'Next' }, plain: 'Plain' }),
      'messages/zh-tw.json': JSON.stringify({ docs: { tags: '標籤' } }),
      'site/messages/zh-tw.json': JSON.stringify({ docs: { next: '下一步' }, own: 'own' }),
    });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const load = (locale: string) =>
    loadMessages({ repository: root, site: join(root, 'site') }, locale);

  test('B3: texts of the site cover those of the locale, which cover the English ones', () => {
    expect(load('zh-tw')).toEqual({
      docs: { tags: '標籤', next: '下一步' },
      plain: 'Plain',
      own: 'own',
    });
  });

  test('moved in: texts of the theme are those of code.json, then ours, then those of Docusaurus', () => {
    const theme = (next: string, previous: string) => ({
      'theme.docs.paginator.next': next,
      'theme.docs.paginator.previous': previous,
    });
    const code = { 'theme.docs.paginator.next': { message: 'Weiter' } };
    const docusaurus = join('site/node_modules/@docusaurus/theme-translations/locales');
    const root = folderOf({
      'messages/en.json': JSON.stringify({ docs: { next: 'Next', previous: 'Previous' } }),
      'messages/zh-tw.json': JSON.stringify({ docs: { next: '下一頁' } }),
      'site/i18n/de-AT/code.json': JSON.stringify(code),
      [`${docusaurus}/de/theme-common.json`]: JSON.stringify(theme('Vor', 'Zurück')),
      [`${docusaurus}/zh-tw/theme-common.json`]: JSON.stringify(theme('下一', '上一')),
    });
    const load = (locale: string) =>
      loadMessages({ repository: root, site: join(root, 'site') }, locale);
    expect(load('de-AT')).toEqual({ docs: { next: 'Weiter', previous: 'Zurück' } });
    expect(load('zh-tw')).toEqual({ docs: { next: '下一頁', previous: '上一' } });
    rmSync(root, { recursive: true });
  });

  test('B3: a locale without texts speaks English', () => {
    expect(load('de')).toEqual(load('en'));
  });
});

/** Placeholders and tags of a message, in any order: `{name}`, `{count, plural, …}`, `<date>`. */
const placeholdersOf = (message: string): string[] =>
  [
    ...new Set(
      [...message.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map(([text]) =>
        text.replace(/[\s,}]+$/, ''),
      ),
    ),
  ].sort();

const textOf = (messages: object, key: string): string =>
  key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], messages) as string;

test.each(
  readdirSync(join(sitePaths().repository, 'messages')).filter((name) => name !== 'en.json'),
)('B3: %s has the placeholders of the English texts', (name) => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(sitePaths().repository, 'messages', file), 'utf8')) as object;
  const [english, own] = [read('en.json'), read(name)];
  expect(keysOf(own).sort()).toEqual(keysOf(english).sort());
  const differing = keysOf(english).filter(
    (key) =>
      placeholdersOf(textOf(english, key)).join() !== placeholdersOf(textOf(own, key)).join(),
  );
  expect(differing).toEqual([]);
  expect(keysOf(own).filter((key) => textOf(own, key).trim() === '')).toEqual([]);
});

test.each(['zh-tw'])('B3: %s translates every text of the interface', (locale) => {
  const paths = sitePaths();
  const own = loadMessages({ repository: '/nowhere', site: paths.repository }, locale);
  expect(keysOf(own).sort()).toEqual(
    keysOf(loadMessages({ ...paths, site: '/nowhere' }, 'en')).sort(),
  );
});

test('B53: titles of generated pages are in the words of the locale, with its plural', () => {
  const words = modelWords(sitePaths());
  expect(words('en').taggedWith(1, 'BSP')).toBe('1 doc tagged with "BSP"');
  expect(words('en').taggedWith(2, 'BSP')).toBe('2 docs tagged with "BSP"');
  expect(words('zh-tw').taggedWith(1, 'BSP')).toContain('BSP');
  expect(words('zh-tw').tags).not.toBe(words('en').tags);
  expect(words('zh-tw').notFound).not.toBe(words('en').notFound);
});
