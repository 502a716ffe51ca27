import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { resultHref, searchHref } from '@/components/search/result-href.ts';
import { DISGUISED_ADDRESSES, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '@/lib/checks/hostile-inputs.ts';
import { ANNOUNCEMENT_KEYS, startAnnouncement } from '@/components/announcement/start-announcement.ts';
import { inlineCall } from './before-paint.ts';
import { COLOR_MODE_KEY, startColorMode } from '@/components/color-mode/start-color-mode.ts';
import { hashTarget } from './hash-target.ts';
import { joinQueries, switchLocale } from '@/components/navbar/locale-href.ts';
import { preferredTab } from '@/components/ui/tab-choices.ts';

const SITE = 'https://site.example';

/** Names and inputs of the cases; a name need not be as long as its input. */
const cases = (inputs: readonly string[]): [name: string, input: string][] => inputs.map((input) => [JSON.stringify(input).slice(0, 70), input]);

/** As an address keeps a text: without half pairs of surrogates. */
const wellFormed = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

describe('hostile values in the store, before the first paint', () => {
  /** Runs a script as it stands in a page, in a world of its own. */
  function run(script: string, stored: string, search = ''): { dataset: Record<string, string>; attacked: unknown } {
    const dataset: Record<string, string> = {};
    const window = { document: { documentElement: { dataset } }, location: { search }, matchMedia: () => ({ matches: false }), localStorage: { getItem: () => stored, removeItem: () => undefined } };
    const world = { window, URLSearchParams, attacked: undefined };
    runInNewContext(script, world);
    return { dataset, attacked: world.attacked };
  }

  test.each(cases(HOSTILE_TEXTS))('%s is a colour mode that exists', (_, text) => {
    const settings = { key: COLOR_MODE_KEY, suffix: '', queryParameter: 'mode', defaultMode: 'light' as const, disableSwitch: false, respectPrefersColorScheme: true };
    const { dataset, attacked } = run(inlineCall(startColorMode, settings), text, `?mode=${encodeURIComponent(wellFormed(text))}`);
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'light' });
    expect(attacked).toBeUndefined();
  });

  test.each(cases(HOSTILE_TEXTS))('%s does not hide an announcement, and as its id does not leave the script', (_, text) => {
    expect(run(inlineCall(startAnnouncement, { ...ANNOUNCEMENT_KEYS, suffix: '', id: 'spring' }), text).dataset).toEqual({ announcementBarInitiallyDismissed: 'false' });
    const script = inlineCall(startAnnouncement, { ...ANNOUNCEMENT_KEYS, suffix: '', id: text });
    expect(script).not.toContain('</');
    expect(run(script, 'other').attacked).toBeUndefined();
  });

  test.each(cases(HOSTILE_TEXTS))('%s is no tab', (_, text) => expect(preferredTab(['linux', 'windows'], text, text)).toBeUndefined());
});

describe('hostile addresses', () => {
  test.each(cases([...HOSTILE_ADDRESSES, ...DISGUISED_ADDRESSES, '//evil.example/', 'https://evil.example/', '///evil.example/', '/../../..//evil.example']))('%s as a result of the search leads nowhere, or stays on the site', (_, address) => {
    let href: string;
    try {
      href = resultHref(address, 'x" onclick="y', ['<b>'], '', SITE);
    } catch (error) {
      return expect(String(error)).toMatch(/bug of the search index|Invalid URL/);
    }
    expect(new URL(href, SITE).origin).toBe(SITE);
  });

  test.each(cases(HOSTILE_TEXTS))('%s as query, context, version and terms stays in its parameter', (_, text) => {
    const address = new URL(searchHref('/search', { text, context: text, version: text }), SITE);
    expect([address.origin, address.pathname, address.hash]).toEqual([SITE, '/search', '']);
    expect(address.searchParams.getAll('q')).toEqual([wellFormed(text)]);
    const result = new URL(resultHref('/a', wellFormed(text), [text], '', SITE), SITE);
    expect([result.origin, result.pathname]).toEqual([SITE, '/a']);
    expect(result.searchParams.getAll('_highlight')).toEqual([wellFormed(text)]);
  });

  test.each(['//evil.example/x', '///evil.example', '//evil.example', '/\\evil.example', '/zh-tw//evil.example/x', '/zh-tw///evil.example'])('the language menu on %s stays on the site', (path) => {
    for (const from of ['/', '/zh-tw/']) for (const to of ['/', '/zh-tw/']) expect(new URL(switchLocale(new URL(`${SITE}${path}`).pathname, from, to), SITE).origin).toBe(SITE);
  });

  test.each(cases(HOSTILE_TEXTS))('%s as a hash is the name of an element that is not there', (_, text) => {
    expect(hashTarget(`#${text}`)).toBeTypeOf('string');
    expect(new URL(`/a${joinQueries(`?q=${text}`, '?from=menu')}#x`, SITE).origin).toBe(SITE);
  });
});
