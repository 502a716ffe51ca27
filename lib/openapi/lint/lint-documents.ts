import {
  getLineColLocation,
  lint,
  lintFromString,
  loadConfig,
  type Config,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { readApis } from '../catalog.ts';
import { documentFiles } from '../document-files.ts';
import { overlayFile } from '../overlay-file.ts';
import { portalRules } from './portal-rules.ts';

export interface LintResult {
  /** The documents, overlays, and documents with an overlay that were checked. */
  checked: string[];
  problems: Problem[];
}

/**
 * Lints every document of a site, every overlay, and every document with each overlay applied.
 * @param site folder that holds `openapi/`; problems name files relative to it
 * @param rules the ruleset, a `redocly.yaml`
 * @throws if the ruleset is missing or invalid
 */
export async function lintDocuments(
  site: string,
  rules: string,
  locales: readonly string[],
  defaultLocale: string,
): Promise<LintResult> {
  if (!existsSync(rules))
    throw new Error(`${rules} does not exist. It holds the rules for API documents.`);
  const config = await loadConfig({ configPath: rules, plugins: [portalRules] });
  const folder = join(site, 'openapi');
  const checked: string[] = [];
  const problems: Problem[] = [];
  for (const file of documentFiles(folder)) {
    checked.push(`openapi/${file}`);
    problems.push(
      ...(await lint({ ref: join(folder, file), config })).map((problem) =>
        inSource(site, problem),
      ),
    );
    const read = await readApis(folder, [{ file, strict: true }], locales, defaultLocale);
    // Errors that the linter does not know: unreadable files, and conflicts between slugs.
    problems.push(...read.problems);
    for (const locale of locales.filter((code) => code !== defaultLocale)) {
      const overlay = overlayFile(folder, file, locale);
      const document = read.apis[0]?.locales[locale]?.document;
      if (overlay === undefined || document === undefined) continue;
      checked.push(`openapi/${overlay}`, `openapi/${file} with openapi/${overlay}`);
      problems.push(
        ...(await lint({ ref: join(folder, overlay), config })).map((problem) =>
          inSource(site, problem),
        ),
      );
      problems.push(
        ...(await lintApplied(
          config,
          JSON.stringify(document),
          `openapi/${file} with openapi/${overlay}`,
        )),
      );
    }
  }
  return { checked, problems };
}

/** Lints a document that is in no file: its problems have a pointer and no line. */
async function lintApplied(config: Config, source: string, name: string): Promise<Problem[]> {
  const found = await lintFromString({
    source,
    absoluteRef: `/${name.replaceAll(' ', '-')}.json`,
    config,
  });
  return found.map((problem) => {
    const [place] = problem.location;
    return {
      file: name,
      severity: 'error',
      message: `${place?.pointer ?? '#/'}: ${textOf(problem)}`,
    };
  });
}

function inSource(site: string, problem: NormalizedProblem): Problem {
  const [place] = problem.location;
  if (!place) return { file: 'openapi', severity: 'error', message: textOf(problem) };
  const { start } = getLineColLocation(place);
  return {
    file: relative(site, place.source.absoluteRef),
    line: start.line,
    column: start.col,
    severity: 'error',
    message: `${place.pointer === undefined ? '' : `${place.pointer}: `}${textOf(problem)}`,
  };
}

const textOf = ({ message, suggest, ruleId }: NormalizedProblem): string =>
  `${message.replace(/\s+/g, ' ').trim()}${suggest.length > 0 ? ` Did you mean ${suggest.join(' or ')}?` : ''} (${ruleId})`;
