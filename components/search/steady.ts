import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';

/**
 * How long an incomplete answer is held back, in ms. On most lines the complete one comes
 * meanwhile.
 */
export const PATIENCE = 500;

/** The words are the same. A blank after them ends the last one, which may change the answer. */
export const hasSameWords = (
  before: Pick<SearchAnswer, 'text'> | undefined,
  { text }: Pick<SearchAnswer, 'text'>,
): boolean => before?.text.trimEnd() === text.trimEnd();

/** The list as it is shown. */
export interface Shown<Row> {
  rows: readonly Row[];
  /** The rows answer the same question as the new answer. */
  isSame: boolean;
  /**
   * The reader may be about to open a row: the pointer, the focus or an arrow key has gone to one.
   */
  isHeld: boolean;
}

/**
 * The rows to show for an answer. While the answer may change or the rows are held, shown rows keep
 * their places, and rows of other pages follow. Otherwise the rows have the order of the answer.
 * @param pageOf the key of the page of a row
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

/** What an answer says above its rows. */
type Head = Pick<SearchAnswer, 'unknown' | 'suggestion'>;

/**
 * What to say above the rows: nothing before every searched page was looked at, and nothing else
 * while the rows are held.
 */
export function steadyHead(
  { isSame, isHeld }: Pick<Shown<unknown>, 'isSame' | 'isHeld'>,
  { loading, unknown, suggestion }: Head & Pick<SearchAnswer, 'loading'>,
  before: Head,
): Head {
  if (isSame && (loading || isHeld)) return before;
  return loading ? { unknown: [] } : { unknown, suggestion };
}

/**
 * How long an answer is held back, in ms.
 * @param isEnough it is worth showing at once
 */
export const holdBack = (isEnough: boolean, sinceAsked: number): number =>
  isEnough ? 0 : Math.max(0, PATIENCE - sinceAsked);

/**
 * What Enter does in the box: it opens the chosen row, also that of an empty field, or the first
 * row of an answer that will not change.
 */
export function enterOpens(
  text: string,
  answer: Pick<SearchAnswer, 'loading' | 'final'> | undefined,
  isChosen: boolean,
): 'chosen' | 'first' | 'waits' | 'nothing' {
  if (text.trim() === '') return isChosen ? 'chosen' : 'nothing';
  if (!answer) return 'waits';
  if (isChosen) return 'chosen';
  return isSettled(answer) ? 'first' : 'waits';
}
