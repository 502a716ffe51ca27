import type { Redirect } from '@/lib/docs/redirects.ts';
import { movesOf } from '@/lib/outputs/redirect-files.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { RedirectRule } from './preview-rules.ts';
import { escapePattern, percentEncoded } from './rewrites.ts';

/**
 * The site's redirects for the preview. Next compares the requested path, which may be escaped or
 * not.
 */
export function redirectRules(config: SiteConfig, redirects: readonly Redirect[]): RedirectRule[] {
  return config.locales.flatMap(({ code }) =>
    movesOf(config, code, redirects, '').flatMap(({ from, fromHref, toHref }) =>
      [...new Set([from, fromHref])].map((source): RedirectRule => ({
        source: escapePattern(source),
        destination: destination(toHref),
        statusCode: 301,
      })),
    ),
  );
}

/** Escapes what Next reads as a pattern. It reads no host of a web address so. */
function destination(href: string): string {
  const [origin = ''] = /^https?:\/\/[^/?#]+/.exec(href) ?? [];
  return origin + percentEncoded(href.slice(origin.length));
}
