import { spawnSync } from 'node:child_process';
import { adoptBaseUrl } from '@/lib/docusaurus/adopt-base-url.ts';
import { builtSiteServer } from '@/lib/static-server/built-site.ts';
import { requireSite } from '@/lib/static-server/require-site.ts';
import { listen } from '@/lib/static-server/site-server.ts';
import { wantedPort } from '@/lib/static-server/wanted-port.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/**
 * Serves the finished site on `PORT` (3000), or on the next free port. `--build-missing` builds a
 * missing site first.
 */
async function serve(): Promise<void> {
  await adoptBaseUrl();
  const paths = sitePaths();
  requireSite(paths.out, process.argv.includes('--build-missing') ? { build } : {});
  const wanted = wantedPort();
  const basePath = process.env.BASE_PATH ?? '';
  const port = await listen(builtSiteServer(paths, basePath), wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port} instead.`);
  console.log(`Serving ${paths.out}\n  http://localhost:${port}${basePath}/`);
}

/** Prints to stderr, because callers may hide stdout. */
function build(): void {
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { stdio: ['ignore', 2, 2] });
}

await runCommand(serve);
