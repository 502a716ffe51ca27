import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRules } from '@/lib/outputs/redirect-files.ts';
import { securityHeaders } from '@/lib/outputs/security-headers.ts';
import { createSiteServer, listen } from '@/lib/serve/site-server.ts';
import { siteConfigSchema } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/** Serves the finished site on `PORT` (3000), or on the next free port. */
async function serve(): Promise<void> {
  const paths = sitePaths();
  if (!existsSync(join(paths.out, 'index.html'))) throw new Error(`There is no site in ${paths.out}. Run \`npm run build\` first.`);
  const config = siteConfigSchema.parse(JSON.parse(readFileSync(join(paths.work, 'site.json'), 'utf8')));
  const wanted = Number(process.env.PORT ?? 3000);
  const locales = config.locales.map(({ code }) => code).filter((code) => code !== config.defaultLocale);
  const basePath = process.env.BASE_PATH ?? '';
  const rules = join(paths.out, '_redirects');
  const redirects = existsSync(rules) ? parseRules(readFileSync(rules, 'utf8')) : undefined;
  // Without encryption nobody may demand it.
  const headers = securityHeaders(config).filter(([name]) => name !== 'Strict-Transport-Security');
  const port = await listen(createSiteServer({ folder: paths.out, locales, basePath, redirects, headers }), wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port} instead.`);
  console.log(`Serving ${paths.out}\n  http://localhost:${port}${basePath}/`);
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
