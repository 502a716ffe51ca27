import { parseArgs } from 'node:util';
import { nginxConfig } from '@/lib/deploy/nginx-config.ts';
import { siteNginxOptions } from '@/lib/deploy/site-nginx.ts';
import { adoptBaseUrl } from '@/lib/docusaurus/adopt-base-url.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { checkBasePath, sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/**
 * Prints the nginx configuration for the site; `BASE_PATH` applies.
 * `--root`: folder of the published site; `--listen`: address or port (repeatable);
 * `--server-name`: host names; `--brotli`: nginx has the Brotli module.
 */
async function print(): Promise<void> {
  const { values } = parseArgs({
    options: {
      root: { type: 'string' },
      listen: { type: 'string', multiple: true },
      'server-name': { type: 'string' },
      brotli: { type: 'boolean' },
    },
  });
  await adoptBaseUrl();
  const config = await loadSiteConfig(sitePaths());
  process.stdout.write(
    nginxConfig(
      siteNginxOptions(config, {
        root: values.root,
        listen: values.listen,
        serverName: values['server-name'],
        brotli: values.brotli,
        basePath: checkBasePath(process.env.BASE_PATH ?? ''),
      }),
    ),
  );
}

await runCommand(print);
