import { parseAllDocuments } from 'yaml';
import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';
import { errorOf, PROGRAM_PARSERS } from './program-parsers.ts';

/** Other names of the languages. */
const ALIASES: Record<string, string> = {
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  py: 'python',
  javascript: 'js',
  mjs: 'js',
  jsx: 'js',
  typescript: 'ts',
};

const PARSERS: Record<string, (code: string) => string | undefined> = {
  ...PROGRAM_PARSERS,
  json: (code) => errorOf(() => JSON.parse(code)),
  yaml: (code) => parseAllDocuments(code).flatMap((document) => document.errors)[0]?.message,
};

/**
 * Reports data and programs that do not parse. Transcripts with prompts belong into `text` or
 * `console`. A language whose parser is not on this machine is not checked.
 */
export function codeBlocks(page: EditorialPage): Problem[] {
  return page.text.codes.flatMap(({ lang, value, line }) => {
    const name = lang.toLowerCase();
    const message = PARSERS[ALIASES[name] ?? name]?.(value);
    return message === undefined
      ? []
      : [mistake(page, `This ${lang} does not parse: ${message}`, line)];
  });
}
