import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { unescapeHtml } from '@/lib/text/escape-html.ts';
import { prerenderedBlocks } from './prerendered-blocks.ts';

/** What a locale's own 404 page shows. */
interface Translation {
  lang: string;
  title: string;
  /** Content of the blocks of `<Prerendered>`, in their order. */
  blocks: string[];
}

/**
 * A host without rules answers every unknown path with one `404.html`. It is the default locale's, and takes the words of
 * the other locales with it: before the first paint a script looks at the path and puts the right ones in their place.
 * @param basePath path below which the site is published
 */
export function notFoundPages(folder: string, config: Pick<SiteConfig, 'defaultLocale' | 'locales'>, basePath = process.env.BASE_PATH ?? ''): void {
  const file = join(folder, '404.html');
  const others = config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale);
  // A page that is no page has no address that leads to it: its data is never asked for.
  for (const code of ['', ...others]) rmSync(join(folder, code, '404.txt'), { force: true });
  if (!existsSync(file)) return;
  const translations = Object.fromEntries(others.map((code) => [`${basePath}/${code}`, translation(readFileSync(join(folder, code, '404.html'), 'utf8'))]));
  if (others.length > 0) writeFileSync(file, withTranslations(readFileSync(file, 'utf8'), translations));
}

/** @throws when the two pages do not have the same blocks: one would be shown in pieces */
export function withTranslations(html: string, translations: Readonly<Record<string, Translation>>): string {
  const count = prerenderedBlocks(html).length;
  for (const [prefix, { blocks }] of Object.entries(translations)) {
    if (blocks.length !== count) throw new Error(`404.html has ${count} blocks, the one of ${prefix} has ${blocks.length}.`);
  }
  const data = JSON.stringify(translations).replaceAll('<', '\\u003c');
  const choose = `<script>(${chooseLocale.toString()})(${JSON.stringify(Object.keys(translations)).replaceAll('<', '\\u003c')})</script>`;
  const apply = `<script>(${applyLocale.toString()})(${data})</script>`;
  // Before the data of the page: from then on it may be hydrated.
  const at = html.indexOf('<script>(self.__next_f');
  const body = at < 0 ? html.lastIndexOf('</body>') : at;
  return `${html.slice(0, body)}${apply}${html.slice(body)}`.replace(/<head>/, () => `<head>${choose}`);
}

/** Runs in `<head>`, on its own: nothing is painted in the wrong language. */
function chooseLocale(prefixes: string[]): void {
  const prefix = prefixes.find((candidate) => location.pathname === candidate || location.pathname.startsWith(`${candidate}/`));
  if (prefix === undefined) return;
  document.documentElement.dataset.notFound = prefix;
  document.documentElement.style.visibility = 'hidden';
}

/** Runs at the end of the page, on its own. */
function applyLocale(translations: Readonly<Record<string, Translation>>): void {
  const { documentElement } = document;
  const own = translations[documentElement.dataset.notFound ?? ''];
  if (!own) return;
  document.querySelectorAll('[data-prerendered]').forEach((block, index) => (block.innerHTML = own.blocks[index] ?? ''));
  documentElement.lang = own.lang;
  document.title = own.title;
  documentElement.style.removeProperty('visibility');
}

export function translation(html: string): Translation {
  return {
    lang: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    blocks: prerenderedBlocks(html).map(({ content }) => content),
  };
}
