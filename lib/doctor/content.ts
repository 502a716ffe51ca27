import { BuildError, formatProblem, type Problem } from '@/lib/content/problem.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { translationStatus, type TranslationStatus } from '@/lib/content/translation-status.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { good, look, some, stop, type Finding } from './finding.ts';

/** Checks a site's configuration, interface texts, and content, as the start of a build does. */
export async function checkSite(paths: SitePaths): Promise<Finding[]> {
  const loaded = await loadSiteConfig(paths).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (loaded instanceof Error) {
    const mistakes =
      loaded instanceof BuildError
        ? some(loaded.problems.map(formatProblem))
        : `\n- ${loaded.message}`;
    return [
      stop(
        `site.config.ts has mistakes:${mistakes}`,
        'Fix them; each message says what is allowed there. The texts can be looked at after that.',
      ),
    ];
  }
  const { tree, problems } = readSources(paths.content, loaded.locales);
  return [
    good('site.config.ts is right'),
    ...sourceFindings(problems, tree.documents.length),
    ...translationFindings(translationStatus(loaded, tree)),
  ];
}

function sourceFindings(problems: readonly Problem[], documents: number): Finding[] {
  const of = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).map(formatProblem);
  const [errors, warnings] = [of('error'), of('warning')];
  const findings: Finding[] = [];
  if (errors.length > 0)
    findings.push(
      stop(
        `${errors.length === 1 ? 'One file of the site has' : 'Files of the site have'} errors:${some(errors)}`,
        'Fix them at the line that is named. `npm run build` lists what can be found only after that, such as broken links.',
      ),
    );
  if (warnings.length > 0)
    findings.push(
      look(
        `Some things in the files are odd:${some(warnings)}`,
        'Look at each; nothing stops because of them.',
      ),
    );
  return findings.length > 0 ? findings : [good(`${documents} documents can be read`)];
}

function translationFindings(list: readonly TranslationStatus[]): Finding[] {
  const of = (state: TranslationStatus['state']) =>
    list
      .filter((entry) => entry.state === state)
      .map(
        (entry) =>
          `content/${entry.translation ?? entry.source}${entry.translation === undefined ? ` (${entry.locale})` : ''}`,
      );
  const [missing, stale, unrecorded] = [of('missing'), of('stale'), of('unrecorded')];
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push(
      look(
        `${missing.length} ${missing.length === 1 ? 'page is' : 'pages are'} not translated; readers see the source text with a notice:${some(missing, 5)}`,
        'Put the translation at the same path below the folder of its language. `npm run i18n:status` lists all.',
      ),
    );
  if (stale.length > 0)
    findings.push(
      look(
        `${stale.length} ${stale.length === 1 ? 'translation is' : 'translations are'} older than the source text, which readers are told:${some(stale, 5)}`,
        'Bring each up to date, then run `npm run i18n:status -- --record <file>`.',
      ),
    );
  if (unrecorded.length > 0)
    findings.push(
      look(
        `${unrecorded.length} ${unrecorded.length === 1 ? 'translation does' : 'translations do'} not say which source text ${unrecorded.length === 1 ? 'it was' : 'they were'} made from:${some(unrecorded, 5)}`,
        'When a translation is done, run `npm run i18n:status -- --record <file>`.',
      ),
    );
  return findings.length > 0 ? findings : [good(`${list.length} translations, all up to date`)];
}
