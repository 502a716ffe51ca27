import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSettings } from '@/lib/text/with-settings.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

/**
 * A host without rules answers every unknown path with one `404.html`, the default locale's. Below the path of another locale
 * a script in its head (components/frame/not-found-locale.ts) goes to that locale's own page.
 * @param code of the script, without its settings
 * @param basePath path below which the site is published
 */
export function notFoundPages(
  folder: string,
  code: string,
  config: Pick<SiteConfig, 'defaultLocale' | 'locales'>,
  basePath = process.env.BASE_PATH ?? '',
): void {
  const file = join(folder, '404.html');
  const others = config.locales
    .map(({ code }) => code)
    .filter((code) => code !== config.defaultLocale);
  if (!existsSync(file) || others.length === 0) return;
  writeFileSync(
    file,
    withLocaleChoice(
      readFileSync(file, 'utf8'),
      withSettings(
        code,
        others.map((locale) => `${basePath}/${locale}`),
      ),
    ),
  );
}

/** The page with the script, first in its head. */
export function withLocaleChoice(html: string, script: string): string {
  return html.replace(/<head>/, () => `<head><script>${script}</script>`);
}
