import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { parseRules } from '@/lib/outputs/redirect-files.ts';
import { securityHeaders } from '@/lib/outputs/security-headers.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { createSiteServer } from './site-server.ts';

/**
 * A server for a finished site, with its locales, redirects and security headers. It does not
 * listen yet.
 */
export function builtSiteServer(paths: SitePaths, basePath: string): Server {
  const config = siteConfigSchema.parse(
    JSON.parse(readFileSync(join(paths.work, 'site.json'), 'utf8')),
  );
  const locales = config.locales
    .map(({ code }) => code)
    .filter((code) => code !== config.defaultLocale);
  const rules = join(paths.out, '_redirects');
  const redirects = existsSync(rules) ? parseRules(readFileSync(rules, 'utf8')) : undefined;
  // Without encryption nobody may demand it.
  const headers = securityHeaders(config).filter(([name]) => name !== 'Strict-Transport-Security');
  return createSiteServer({ folder: paths.out, locales, basePath, redirects, headers });
}
