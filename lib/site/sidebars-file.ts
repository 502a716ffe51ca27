import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { distinct, type Problem } from '@/lib/content/problem.ts';
import { loadModule, type MissingFile } from '@/lib/docusaurus/load-module.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { exportedLines } from '@/lib/text/exported-lines.ts';
import { normalizeSidebars, type NormalSidebars } from './normalize-sidebars.ts';

/**
 * Reads a sidebars file.
 * @param path absolute
 * @param site the site folder
 * @param file its name in messages
 * @throws BuildError when it cannot be loaded
 */
export async function readSidebarsFile(
  path: string,
  site: string,
  file: string,
): Promise<{ sidebars: NormalSidebars['sidebars']; problems: Problem[] }> {
  const missing: Problem[] = [];
  const exported = await loadModule(path, site, (one) =>
    missing.push(missingFile(one, site, file)),
  );
  const { sidebars, mistakes } = normalizeSidebars(exported);
  const lacking = distinct(missing);
  if (mistakes.length === 0) return { sidebars, problems: lacking };
  // Large, and needed only for the lines of mistakes.
  const { default: api } = await import('typescript');
  const kind = path.endsWith('.json') ? api.ScriptKind.JSON : api.ScriptKind.TSX;
  const text = readFileSync(path, 'utf8');
  const lineOf = exportedLines(
    api,
    api.createSourceFile(path, text, api.ScriptTarget.Latest, false, kind),
  );
  return {
    sidebars,
    problems: [
      ...lacking,
      ...mistakes.map(({ at, message }): Problem => ({
        file,
        line: lineOf(at),
        severity: 'error',
        message,
      })),
    ],
  };
}

/** No error, because some of these files are made by a plugin and not kept with the site. */
function missingFile({ path, importer }: MissingFile, site: string, file: string): Problem {
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) =>
    new RegExp(`['"\`]${escapeRegExp(path)}['"\`]`).test(line),
  );
  return {
    file: relative(site, importer),
    line: index < 0 ? undefined : index + 1,
    severity: 'warning',
    message: `The file ${path} is not there, so the entries that ${file} takes from it are left out. Correct the path, or run the command that makes the file.`,
  };
}
