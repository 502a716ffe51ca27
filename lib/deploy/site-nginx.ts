import { securityHeaders } from '@/lib/outputs/security-headers.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { NginxOptions } from './nginx-config.ts';

/** What `deploy/nginx/portal.conf` has, and what the command gives without options: the folder that `npm run release -- /srv/portal` makes. */
const DEFAULTS = { root: '/srv/portal/current', listen: ['80', '[::]:80'] } as const;

/** The options of nginx's configuration that follow from the site's, and those given. */
export function siteNginxOptions(
  config: Pick<SiteConfig, 'url' | 'locales' | 'defaultLocale'>,
  given: Partial<NginxOptions> = {},
): NginxOptions {
  return {
    root: given.root ?? DEFAULTS.root,
    listen: given.listen ?? DEFAULTS.listen,
    serverName: given.serverName ?? new URL(config.url).hostname,
    basePath: given.basePath ?? '',
    locales: config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale),
    headers: securityHeaders(config),
    brotli: given.brotli,
  };
}
