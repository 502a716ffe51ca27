import { readFileSync } from 'node:fs';
import { encodingMistake } from '@/lib/text/encoding.ts';
import { BuildError, type Problem } from './problem.ts';

/** A file that is not UTF-8: every other message would be about garbage. */
export function encodingProblem(bytes: Uint8Array, file: string): Problem | undefined {
  const mistake = encodingMistake(bytes);
  return (
    mistake && {
      file,
      line: mistake.line,
      severity: 'error',
      message: `The file ${mistake.message}. Open it in your editor with the encoding that shows it rightly, and save it as UTF-8.`,
    }
  );
}

/**
 * Reads a file that a writer has written.
 * @param file its name in messages
 * @throws BuildError when it is not UTF-8
 */
export function readText(path: string, file: string): string {
  const bytes = readFileSync(path);
  const problem = encodingProblem(bytes, file);
  if (problem) throw new BuildError('A file of the site cannot be read.', [problem]);
  return bytes.toString('utf8');
}
