import { describe, expect, test } from 'vitest';
import { resultHref, searchHref } from '@/components/search/result-href.ts';
import {
  DISGUISED_ADDRESSES,
  HOSTILE_ADDRESSES,
  HOSTILE_TEXTS,
} from '@/lib/checks/hostile-inputs.ts';
import { hashTarget } from './hash-target.ts';
import { joinQueries, switchLocale } from '@/components/navbar/locale-href.ts';
import { preferredTab } from '@/components/ui/tab-choices.ts';

const SITE = 'https://site.example';

/** Names and inputs of the cases; a name need not be as long as its input. */
const cases = (inputs: readonly string[]): [name: string, input: string][] =>
  inputs.map((input) => [JSON.stringify(input).slice(0, 70), input]);

/** As an address keeps a text: without half pairs of surrogates. */
const wellFormed = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text));

describe('hostile values in the store', () => {
  test.each(cases(HOSTILE_TEXTS))('%s is no tab', (_, text) =>
    expect(preferredTab(['linux', 'windows'], text, text)).toBeUndefined(),
  );
});

describe('hostile addresses', () => {
  test.each(
    cases([
      ...HOSTILE_ADDRESSES,
      ...DISGUISED_ADDRESSES,
      '//evil.example/',
      'https://evil.example/',
      '///evil.example/',
      '/../../..//evil.example',
    ]),
  )('%s as a result of the search leads nowhere, or stays on the site', (_, address) => {
    let href: string;
    try {
      href = resultHref(address, 'x" onclick="y', ['<b>'], '', SITE);
    } catch (error) {
      return expect(String(error)).toMatch(/bug of the search index|Invalid URL/);
    }
    expect(new URL(href, SITE).origin).toBe(SITE);
  });

  test.each(cases(HOSTILE_TEXTS))(
    '%s as query, context, version and terms stays in its parameter',
    (_, text) => {
      const address = new URL(searchHref('/search', { text, context: text, version: text }), SITE);
      expect([address.origin, address.pathname, address.hash]).toEqual([SITE, '/search', '']);
      expect(address.searchParams.getAll('q')).toEqual([wellFormed(text)]);
      const result = new URL(resultHref('/a', wellFormed(text), [text], '', SITE), SITE);
      expect([result.origin, result.pathname]).toEqual([SITE, '/a']);
      expect(result.searchParams.getAll('_highlight')).toEqual([wellFormed(text)]);
    },
  );

  test.each([
    '//evil.example/x',
    '///evil.example',
    '//evil.example',
    '/\\evil.example',
    '/zh-tw//evil.example/x',
    '/zh-tw///evil.example',
  ])('the language menu on %s stays on the site', (path) => {
    for (const from of ['/', '/zh-tw/'])
      for (const to of ['/', '/zh-tw/'])
        expect(
          new URL(switchLocale(new URL(`${SITE}${path}`).pathname, from, to), SITE).origin,
        ).toBe(SITE);
  });

  test.each(cases(HOSTILE_TEXTS))(
    '%s as a hash is the name of an element that is not there',
    (_, text) => {
      expect(hashTarget(`#${text}`)).toBeTypeOf('string');
      expect(new URL(`/a${joinQueries(`?q=${text}`, '?from=menu')}#x`, SITE).origin).toBe(SITE);
    },
  );
});
