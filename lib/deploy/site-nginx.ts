import { securityHeaders } from '@/lib/outputs/security-headers.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { NginxOptions } from './nginx-config.ts';

/**
 * The settings of `deploy/nginx/portal.conf`, which are the defaults of the command: the folder
 * that `npm run release -- /srv/portal` creates.
 */
const DEFAULTS = { root: '/srv/portal/current', listen: ['80', '[::]:80'] } as const;

/** Combines the site's configuration with the given options. */
export function siteNginxOptions(
  config: Pick<SiteConfig, 'url' | 'locales' | 'defaultLocale'>,
  given: Partial<NginxOptions> = {},
): NginxOptions {
  return {
    root: given.root ?? DEFAULTS.root,
    listen: given.listen ?? DEFAULTS.listen,
    serverName: given.serverName ?? hostNames(config).join(' '),
    basePath: given.basePath ?? '',
    locales: config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale),
    headers: securityHeaders(config),
    brotli: given.brotli,
  };
}

/** The hosts of the site: its own, and those of locales with another one. */
const hostNames = ({ url, locales }: Pick<SiteConfig, 'url' | 'locales'>): string[] => [
  ...new Set(
    [url, ...locales.flatMap((locale) => locale.url ?? [])].map((one) => new URL(one).hostname),
  ),
];
