import type { BoxState } from './box-model.ts';
import { idleStop } from './idle-rows.ts';

/** The stop that switches between the section of the page and everywhere. */
export const SCOPE_STOP = 'scope';
const ALL = 'all ';

/**
 * What the arrow keys go through: rows, other sections, the switch of the scope, the link to all
 * results.
 */
export const stopsOf = ({ rows, idle, sections, scope, answer }: BoxState): string[] => [
  ...idle.map(idleStop),
  ...rows.map(({ stop }) => stop),
  ...sections.map(idleStop),
  ...(scope.own ? [SCOPE_STOP] : []),
  ...(answer ? [ALL + answer.text] : []),
];

export const isAllStop = (stop: string): boolean => stop.startsWith(ALL);

/** Id of the element of a stop. */
export const stopId = (stop: string, index: number): string =>
  stop === SCOPE_STOP ? 'search-scope' : isAllStop(stop) ? 'search-all' : `search-row-${index}`;
