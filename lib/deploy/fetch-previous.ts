import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePath } from '@/lib/docs/urls.ts';
import { keptAssets, parseRelease, RELEASE_FILE } from './release-plan.ts';
import { readRelease, writeRelease } from './release-files.ts';

/** Concurrent requests. */
const AT_ONCE = 8;

/**
 * Adds the assets of the published release to a finished export, for hosts that replace a site as a
 * whole. Does nothing if nothing has been published yet.
 * @returns the number of added assets, and those missing from the published site
 * @throws when the address does not answer, or not with a release
 */
export async function addPublished(
  out: string,
  address: string,
  ask: typeof fetch = fetch,
): Promise<{ added: number; missing: string[] }> {
  const own = readRelease(out);
  if (!own) throw new Error(`There is no finished site in ${out}. Run \`npm run build\` first.`);
  const base = address.replace(/\/+$/, '');
  const response = await ask(`${base}/${RELEASE_FILE}`);
  if (response.status === 404) return { added: 0, missing: [] };
  if (!response.ok)
    throw new Error(
      `${base}/${RELEASE_FILE} answers with status ${response.status}. Try again, or publish without the assets of the release before: pages that are open then load again when they need one.`,
    );
  const kept = keptAssets(own, parseRelease(await response.text(), `${base}/${RELEASE_FILE}`));
  const missing: string[] = [];
  const waiting = kept.filter((asset) => !existsSync(join(out, asset)));
  const total = waiting.length;
  const work = async () => {
    for (let asset = waiting.shift(); asset !== undefined; asset = waiting.shift()) {
      const file = await ask(`${base}${encodePath(`/${asset}`)}`);
      if (file.status === 404) missing.push(asset);
      else if (!file.ok)
        throw new Error(`${base}/${asset} answers with status ${file.status}. Try again.`);
      else {
        mkdirSync(dirname(join(out, asset)), { recursive: true });
        writeFileSync(join(out, asset), new Uint8Array(await file.arrayBuffer()));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const gone = new Set(missing);
  writeRelease(out, { assets: own.assets, kept: kept.filter((asset) => !gone.has(asset)) });
  return { added: total - missing.length, missing: missing.sort() };
}
