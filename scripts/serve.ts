import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRules } from '@/lib/outputs/redirect-files.ts';
import { securityHeaders } from '@/lib/outputs/security-headers.ts';
import { requireSite } from '@/lib/static-server/require-site.ts';
import { createSiteServer, listen } from '@/lib/static-server/site-server.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/**
 * Serves the finished site on `PORT` (3000), or on the next free port. `--build-missing` builds a
 * missing site first.
 */
async function serve(): Promise<void> {
  const paths = sitePaths();
  requireSite(paths.out, process.argv.includes('--build-missing') ? { build } : {});
  const config = siteConfigSchema.parse(
    JSON.parse(readFileSync(join(paths.work, 'site.json'), 'utf8')),
  );
  const wanted = Number(process.env.PORT ?? 3000);
  const locales = config.locales
    .map(({ code }) => code)
    .filter((code) => code !== config.defaultLocale);
  const basePath = process.env.BASE_PATH ?? '';
  const rules = join(paths.out, '_redirects');
  const redirects = existsSync(rules) ? parseRules(readFileSync(rules, 'utf8')) : undefined;
  // Plain HTTP must not demand HTTPS.
  const headers = securityHeaders(config).filter(([name]) => name !== 'Strict-Transport-Security');
  const port = await listen(
    createSiteServer({ folder: paths.out, locales, basePath, redirects, headers }),
    wanted,
  );
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port} instead.`);
  console.log(`Serving ${paths.out}\n  http://localhost:${port}${basePath}/`);
}

/** Prints to stderr, because callers may hide stdout. */
function build(): void {
  spawnSync(
    process.execPath,
    [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'scripts/build.ts'],
    { stdio: ['ignore', 2, 2] },
  );
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
