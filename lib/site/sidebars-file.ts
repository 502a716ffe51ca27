import { readFileSync } from 'node:fs';
import type { Problem } from '@/lib/content/problem.ts';
import { loadModule } from '@/lib/docusaurus/load-module.ts';
import { missingImports, type MissingImport } from '@/lib/docusaurus/missing-import.ts';
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
  const missing: MissingImport[] = [];
  const exported = await loadModule(path, site, (one) => missing.push(one));
  const { sidebars, mistakes } = normalizeSidebars(exported);
  const effect = `the entries that ${file} takes from it are left out`;
  const lacking = missingImports(missing, site, effect);
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
