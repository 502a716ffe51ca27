import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addPublished } from '@/lib/deploy/fetch-previous.ts';
import { putInPlace } from '@/lib/deploy/release-files.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const USAGE = `Give a folder of this machine, or the address of the published site:
  npm run release -- /srv/portal                      puts the finished site in place there
  npm run release -- --from https://docs.example.com  adds the assets of the release published there to the finished site`;

/** Publishes a finished site so that pages of the release before go on working. */
async function release(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
  const { out } = sitePaths();
  const [target] = positionals;
  if ((values.from === undefined) === (target === undefined) || positionals.length > 1) throw new Error(USAGE);
  if (values.from !== undefined) {
    const { added, missing } = await addPublished(out, values.from);
    console.log(`${added} assets of the release at ${values.from} added to ${out}.`);
    if (missing.length > 0) console.warn(`warning  ${missing.length} assets that it names are not there: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`);
    return;
  }
  const name = new Date().toISOString().replace(/[-:]/g, '');
  const { folder, kept, removed, redirectsChanged } = putInPlace(out, resolve(target!), name);
  console.log(`${folder} is in place, with ${kept} assets of the release before.${removed.length > 0 ? ` Removed: ${removed.join(', ')}.` : ''}`);
  if (redirectsChanged) console.log('The redirects are other ones than before: reload nginx (`nginx -s reload`), which reads them when it starts.');
}

release().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
