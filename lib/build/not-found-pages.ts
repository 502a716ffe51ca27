import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSettings } from '@/lib/text/with-settings.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

/**
 * Adds the redirect script (components/frame/not-found-locale.ts) to the default locale's 404.html.
 * A host without rules serves that file for every unknown path, and the script redirects to the 404
 * page of the path's locale.
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

/** The page with the script at the start of its head. */
export function withLocaleChoice(html: string, script: string): string {
  return html.replace(/<head>/, () => `<head><script>${script}</script>`);
}
