import { createHash } from 'node:crypto';
import { printFlight, renumbered, type FlightRow } from './flight.ts';

/** A file is worth its request when so many pages use it. */
const WORTHWHILE = 3;

export interface SplitData {
  /** What stands in the page itself. */
  own: FlightRow[];
  /** The file with the rest, as a name with a hash, and its content. */
  shared: { name: string; script: string } | undefined;
}

/**
 * Parts the data inside the HTML of many pages: rows that stand in several of them go into files that these pages have in common
 * and a browser keeps. What is shared comes first: React takes
 * elements before their components for a mistake.
 * @returns by page
 */
export function splitData(pages: ReadonlyMap<string, readonly FlightRow[]>): Map<string, SplitData> {
  const numbered = new Map([...pages].map(([page, rows]) => [page, inOrder(rows)]));
  const uses = new Map<string, number>();
  for (const rows of numbered.values()) for (const { text } of rows) uses.set(text, (uses.get(text) ?? 0) + 1);
  const split = new Map<string, { own: FlightRow[]; shared: string }>();
  const users = new Map<string, number>();
  for (const [page, rows] of numbered) {
    // A sequence has several rows, which stay together and in their order.
    const ownIds = new Set(rows.filter(({ row, text }) => row.id === 0 || uses.get(text)! < WORTHWHILE).map(({ row }) => row.id));
    const isOwn = ({ row, text }: NumberedRow): boolean => (row.id === undefined ? uses.get(text)! < WORTHWHILE : ownIds.has(row.id));
    const shared = rows.filter((row) => !isOwn(row)).map(({ text }) => text).join('');
    split.set(page, { own: rows.filter(isOwn).map(({ row }) => row), shared });
    users.set(shared, (users.get(shared) ?? 0) + 1);
  }
  return new Map(
    [...split].map(([page, { own, shared }]): [string, SplitData] =>
      shared === '' || users.get(shared)! < WORTHWHILE ? [page, { own: numbered.get(page)!.map(({ row }) => row), shared: undefined }] : [page, { own, shared: { name: `page-${hash(shared)}.js`, script: pushScript(shared) } }],
    ),
  );
}

/** Hands data to Next's client, whichever of them is there first. */
export const pushScript = (data: string): string => `(self.__next_f=self.__next_f||[]).push([1,${scriptString(data)}])`;

/** JSON that can stand in a script element. */
const scriptString = (text: string): string => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

interface NumberedRow {
  row: FlightRow;
  text: string;
}

/** Numbered by their order, so that what is the same on two pages has the same ids there. The root stays 0. */
function inOrder(rows: readonly FlightRow[]): NumberedRow[] {
  const ids = new Map([[0, 0]]);
  for (const { id } of rows) if (id !== undefined && !ids.has(id)) ids.set(id, ids.size);
  const idOf = (id: number): number => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return ids.get(id)!;
  };
  return renumbered(rows, idOf).map((row) => ({ row, text: printFlight([row]) }));
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
