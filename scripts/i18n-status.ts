import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '@/lib/content/read-sources.ts';
import {
  chosenTranslations,
  recordSource,
  translationStatus,
} from '@/lib/content/translation-status.ts';
import {
  apiTranslations,
  recordApiTranslations,
} from '@/lib/openapi/translation/api-translations.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { counted } from '@/lib/text/counted.ts';
import { runCommand } from './run-command.ts';

const STATES = ['current', 'missing', 'stale', 'unrecorded'] as const;

/**
 * Lists translations of pages and of texts in API documents that are missing, stale, or without a
 * record of their source. With `--record FILE…` it records the source's fingerprint in finished
 * translations. A file is a page (as listed; `all` for pages without a record), an overlay
 * (`openapi/…`), or one action of an overlay by its line (`openapi/…:120`).
 */
async function status(args: readonly string[]): Promise<void> {
  const paths = sitePaths();
  const config = await loadSiteConfig(paths);
  const locales = config.locales.map(({ code }) => code);
  const { tree } = readSources(paths.content, config.locales);
  const list = translationStatus(config, tree);
  if (args[0] === '--record') {
    const wanted = args.slice(1);
    const ofApis = wanted.filter((name) => name.startsWith('openapi/'));
    const chosen = chosenTranslations(
      list,
      wanted.filter((name) => !ofApis.includes(name)),
    );
    for (const { translation, hash } of chosen) {
      if (translation === undefined) continue;
      const file = join(paths.content, translation);
      writeFileSync(file, recordSource(readFileSync(file, 'utf8'), hash));
    }
    const actions =
      ofApis.length > 0
        ? await recordApiTranslations(paths.site, locales, config.defaultLocale, ofApis)
        : 0;
    console.log(`${counted(chosen.length + actions, 'translation')} recorded as current.`);
    return;
  }
  const texts = await apiTranslations(paths.site, locales, config.defaultLocale);
  for (const entry of list)
    if (entry.state !== 'current')
      console.log(
        `${entry.state.padEnd(10)} ${entry.locale}  content/${entry.translation ?? entry.source}`,
      );
  for (const text of texts)
    if (text.state !== 'current')
      console.log(`${text.state.padEnd(10)} ${text.locale}  ${text.place}  ${text.pointer}`);
  console.log(`${counted(list.length, 'page')}: ${counts(list)}`);
  if (texts.length > 0)
    console.log(`${counted(texts.length, 'text')} of API documents: ${counts(texts)}`);
  if (args.includes('--check') && [...list, ...texts].some((entry) => entry.state !== 'current'))
    process.exitCode = 1;
}

const counts = (list: readonly { state: (typeof STATES)[number] }[]): string =>
  STATES.map((state) => `${list.filter((entry) => entry.state === state).length} ${state}`).join(
    ', ',
  );

await runCommand(() => status(process.argv.slice(2)));
