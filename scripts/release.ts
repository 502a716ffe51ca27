import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyChanged, readFileList } from '@/lib/deploy/changed-files.ts';
import { addPublished } from '@/lib/deploy/fetch-previous.ts';
import { precompress } from '@/lib/deploy/precompress.ts';
import { putInPlace } from '@/lib/deploy/release-files.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { firstOf } from '@/lib/text/first-of.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Give a folder of this machine, or the address of the published site:
  npm run release -- /srv/portal                      puts the finished site in place there
  npm run release -- --from https://docs.example.com  adds the assets of the release published there to the finished site
  npm run release -- --compress                       adds compressed copies of its text to the finished site, as the first has them
  npm run release -- --changed upload --since list.json copies what the list of a publication does not have, or has otherwise, into the
                                                      folder upload, and writes the new list, upload.json
With --brotli the copies are there as .br, too, for a server that can send them.`;

/** Publishes a finished site, so that open pages of the previous release keep working. */
async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      compress: { type: 'boolean', default: false },
      brotli: { type: 'boolean', default: false },
      changed: { type: 'string' },
      since: { type: 'string' },
    },
  });
  const { from, compress, brotli, changed, since } = values;
  const [target] = positionals;
  const { out } = sitePaths();
  const inOut = from !== undefined || compress;
  const toFolder = changed !== undefined && since !== undefined;
  const ways = [target !== undefined, inOut, toFolder].filter(Boolean).length;
  if (ways !== 1 || positionals.length > 1 || (brotli && from !== undefined && !compress))
    throw new Error(USAGE);
  if (target !== undefined) place(out, resolve(target), brotli);
  if (toFolder) copyWhatChanged(out, changed, since);
  if (from !== undefined) await addAssets(out, from);
  if (compress) compressCopies(out, brotli);
}

function place(out: string, target: string, brotli: boolean): void {
  const name = new Date().toISOString().replace(/[-:]/g, '');
  const { folder, kept, removed, redirectsChanged, compressed } = putInPlace(out, target, name, {
    brotli,
  });
  console.log(
    `${folder} is in place, with ${kept} assets of the release before. ${compressedText(compressed)}.${removed.length > 0 ? ` Removed: ${removed.join(', ')}.` : ''}`,
  );
  if (redirectsChanged)
    console.log(
      'The redirects have changed: reload nginx (`nginx -s reload`), which reads them when it starts.',
    );
}

async function addAssets(out: string, address: string): Promise<void> {
  const { added, missing } = await addPublished(out, address);
  console.log(`${added} assets of the release at ${address} added to ${out}.`);
  if (missing.length > 0)
    console.warn(
      `warning  ${missing.length} assets that it names are not there: ${firstOf(missing, 5)}`,
    );
}

function compressCopies(out: string, brotli: boolean): void {
  if (!existsSync(join(out, 'index.html')))
    throw new Error(`There is no finished site in ${out}. Run \`npm run build\` first.`);
  console.log(`${compressedText(precompress(out, { brotli }))} in ${out}.`);
}

function copyWhatChanged(out: string, folder: string, list: string): void {
  const { changed, of } = copyChanged(out, readFileList(list), folder);
  console.log(`${changed} of ${of} files have changed.`);
}

const compressedText = ({ copies, megabytes }: ReturnType<typeof precompress>): string =>
  `${copies} compressed copies written (${megabytes.toFixed(1)} MB)`;

await runCommand(release);
