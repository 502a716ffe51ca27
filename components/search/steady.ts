import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';

/** So long the reader sees nothing of an answer that is not whole, in ms: most lines bring the whole one meanwhile. */
export const PATIENCE = 500;

/** What a list knows of the question whose answer it shows. */
export interface Shown<Row> {
  rows: readonly Row[];
  /** The rows answer the same question as the new answer. */
  isSame: boolean;
  /** The reader is about to press one of them: the pointer has moved there, an arrow key has chosen one, the focus is there. */
  isHeld: boolean;
}

/**
 * The rows to show for an answer. Those that stand there already keep their places while the answer may change, and as long as
 * the reader is about to press one of them; rows of other pages follow. Otherwise the answer's own order counts.
 * @param pageOf what tells pages apart
 */
export function steadyRows<Row>(
  { rows, isSame, isHeld }: Shown<Row>,
  answer: Pick<SearchAnswer, 'loading' | 'final'>,
  next: readonly Row[],
  pageOf: (row: Row) => string,
): Row[] {
  if (!isSame || (isSettled(answer) && !isHeld)) return [...next];
  const pages = new Set(rows.map(pageOf));
  return [...rows, ...next.filter((row) => !pages.has(pageOf(row)))];
}

/** How long an answer is held back, in ms: one that will be followed by a better one, until most lines would have brought that. */
export const holdBack = (isEnough: boolean, sinceAsked: number): number =>
  isEnough ? 0 : Math.max(0, PATIENCE - sinceAsked);

/** What Enter does in the box: opens what the reader has chosen, else the first result, but only of an answer that will not change. */
export function enterOpens(
  text: string,
  answer: Pick<SearchAnswer, 'loading' | 'final'> | undefined,
  isChosen: boolean,
): 'chosen' | 'first' | 'waits' | 'nothing' {
  if (text.trim() === '') return 'nothing';
  if (!answer) return 'waits';
  if (isChosen) return 'chosen';
  return isSettled(answer) ? 'first' : 'waits';
}
