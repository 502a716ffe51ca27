import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

/**
 * A host without rules answers every unknown path with one `404.html`, the default locale's. Below the path of another locale
 * a script in its head goes to that locale's own page, before anything is painted; there the wanted address comes back
 * (components/frame/not-found-address.tsx).
 * @param basePath path below which the site is published
 */
export function notFoundPages(folder: string, config: Pick<SiteConfig, 'defaultLocale' | 'locales'>, basePath = process.env.BASE_PATH ?? ''): void {
  const file = join(folder, '404.html');
  const others = config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale);
  if (!existsSync(file) || others.length === 0) return;
  writeFileSync(file, withLocaleChoice(readFileSync(file, 'utf8'), others.map((code) => `${basePath}/${code}`)));
}

/** The page with the script, first in its head. */
export function withLocaleChoice(html: string, prefixes: readonly string[]): string {
  const script = `<script>(${chooseLocale.toString()})(${JSON.stringify(prefixes).replaceAll('<', '\\u003c')})</script>`;
  return html.replace(/<head>/, () => `<head>${script}`);
}

/** Runs in `<head>`, on its own. */
function chooseLocale(prefixes: string[]): void {
  const { pathname, search, hash } = location;
  const prefix = prefixes.find((candidate) => pathname === candidate || pathname.startsWith(`${candidate}/`));
  if (prefix === undefined) return;
  document.documentElement.style.visibility = 'hidden';
  location.replace(`${prefix}/404.html?missing=${encodeURIComponent(pathname + search + hash)}`);
}
