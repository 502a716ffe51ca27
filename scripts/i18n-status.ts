import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceReader } from '@/lib/content/read-sources.ts';
import { recordSource, translationStatus } from '@/lib/content/translation-status.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

/**
 * Lists translations that are missing, stale or do not say what they were made from. With `--record FILE…` (relative to
 * content/, or `all` for those that say nothing yet) it writes the source's fingerprint into translations that are done.
 */
async function status(args: readonly string[]): Promise<void> {
  const paths = sitePaths();
  const config = await loadSiteConfig(paths);
  const { tree } = new SourceReader(paths.content, config.locales.map((locale) => locale.code)).read();
  const list = translationStatus(config, tree);
  if (args[0] === '--record') {
    const wanted = args.slice(1);
    const chosen = list.filter((entry) => entry.translation && (wanted.includes(entry.translation) || (wanted[0] === 'all' && entry.state === 'unrecorded')));
    for (const { translation, hash } of chosen) {
      const file = join(paths.content, translation!);
      writeFileSync(file, recordSource(readFileSync(file, 'utf8'), hash));
    }
    console.log(`${chosen.length} translations recorded as current.`);
    return;
  }
  for (const entry of list) if (entry.state !== 'current') console.log(`${entry.state.padEnd(10)} ${entry.locale}  content/${entry.translation ?? entry.source}`);
  const count = (state: string) => list.filter((entry) => entry.state === state).length;
  console.log(`${list.length} pages: ${count('current')} current, ${count('missing')} missing, ${count('stale')} stale, ${count('unrecorded')} unrecorded`);
  if (args.includes('--check') && list.some((entry) => entry.state !== 'current')) process.exitCode = 1;
}

status(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
