import type { VFileMessage } from 'vfile-message';
import type { Problem } from '@/lib/content/problem.ts';
import { explainMdxError } from './explain.ts';

/** Tests the shape, not the class: the preview may load the class twice, bundled and not. */
export const isMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'reason' in error && 'place' in error;

/** A message of the parser or of a plugin, in words for the writer. */
export function problemOf(message: VFileMessage, file: string): Problem {
  // Some messages name a place of the body in their text. In the file it is another line, so it is
  // taken out.
  const [place, line, column] = / \((\d+):(\d+)-\d+:\d+\)/.exec(message.reason) ?? [];
  return {
    file,
    line: message.line ?? (line === undefined ? undefined : Number(line)),
    column: message.column ?? (column === undefined ? undefined : Number(column)),
    message: explainMdxError(
      place === undefined ? message.reason : message.reason.replace(place, ''),
    ),
    severity: message.fatal === false ? 'warning' : 'error',
  };
}

/** Sorts problems by place. A place with an error keeps only the first error. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const place = ({ line = 0, column = 0 }: Problem) => line * 10_000 + column;
  const sorted = [...problems].sort(
    (a, b) => place(a) - place(b) || a.severity.localeCompare(b.severity),
  );
  return sorted.filter((problem) => {
    const first = sorted.find((other) => place(other) === place(problem));
    return problem === first || place(problem) === 0 || first?.severity === 'warning';
  });
}
