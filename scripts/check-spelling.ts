import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '@/lib/content/read-sources.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import {
  apiFiles,
  fileTexts,
  localizedTexts,
  otherContentTexts,
  pageTexts,
} from '@/lib/editorial/english-texts.ts';
import { readPages } from '@/lib/editorial/read-pages.ts';
import { spelling } from '@/lib/editorial/spelling.ts';
import { wordListProblems } from '@/lib/editorial/word-list.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { runCommand } from './run-command.ts';

/**
 * Checks the spelling of all English text: manuals, training, interface, home page, API documents.
 */
async function check(): Promise<void> {
  const { content, site, repository } = sitePaths();
  const config = await loadSiteConfig(sitePaths());
  const { tree } = readSources(content, config.locales);
  const english = readPages(content, config, tree).filter(
    ({ locale }) => locale === config.defaultLocale,
  );
  const messages = join('messages', `${config.defaultLocale}.json`);
  const texts = [
    ...english.flatMap(pageTexts),
    ...otherContentTexts(tree, config.defaultLocale),
    ...localizedTexts(config, config.defaultLocale, 'site.config.ts'),
    ...(existsSync(join(site, messages)) ? fileTexts(site, messages, 'messages') : []),
    ...apiFiles(site).flatMap((file) => fileTexts(site, file, 'api')),
  ];
  const words = join(content, 'words.txt');
  const list = existsSync(words) ? readFileSync(words, 'utf8') : '';
  const problems = [
    ...(await spelling(texts, join(repository, 'cspell.config.yaml'))),
    ...wordListProblems(list, texts.map(({ text }) => text).join('\n'), 'content/words.txt'),
  ];
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(
    problems.length === 0
      ? `${english.length} pages and what goes with them: no word is unknown.`
      : `\n${problems.length} to fix.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

await runCommand(check);
