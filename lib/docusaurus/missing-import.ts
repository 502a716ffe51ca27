import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';

/** A file or package that a module of the site imports, and that is not there. */
export interface MissingImport {
  /** The path or package as written. */
  name: string;
  /** Absolute path of the module. */
  importer: string;
}

/** Whether an import is one of a file, not of a package. */
export const isPath = (name: string): boolean => /^\.\.?(\/|$)|^\//.test(name);

/**
 * What is said of imports that stand-ins take the place of: of each package once. They are no errors,
 * because some of these files are made by a plugin and not kept with the site.
 * @param site the site folder
 * @param effect what is missing for want of a file
 */
export function missingImports(
  imports: readonly MissingImport[],
  site: string,
  effect: string,
): Problem[] {
  const first = new Map<string, MissingImport>();
  for (const one of imports.toSorted((a, b) => a.importer.localeCompare(b.importer))) {
    const key = isPath(one.name) ? `${one.importer} ${one.name}` : one.name;
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()].map(({ name, importer }) => ({
    file: relative(site, importer),
    line: lineOf(name, importer),
    severity: 'warning',
    message: isPath(name)
      ? `The file ${name} is not there, so ${effect}. Correct the path, or run the command that makes the file.`
      : `The package ${name} is not installed, so what this file takes from it is empty. Run \`npm install\` in the folder of the site.`,
  }));
}

function lineOf(name: string, importer: string): number | undefined {
  const quoted = new RegExp(`['"\`]${escapeRegExp(name)}['"\`]`);
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => quoted.test(line));
  return index < 0 ? undefined : index + 1;
}
