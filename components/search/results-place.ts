import { isNumber, isObject } from '@/lib/text/guards.ts';

/**
 * Where a reader has left the results: how many were shown, and how far the window was scrolled, in
 * CSS pixels.
 */
export interface ResultsPlace {
  shown: number;
  top: number;
}

const KEY = 'searchPlace';

/** The place that was kept in this entry of the history; undefined for a new one. */
export function keptPlace(): ResultsPlace | undefined {
  const state: unknown = history.state;
  const place = isObject(state) ? state[KEY] : undefined;
  return isObject(place) && isNumber(place.shown) && isNumber(place.top)
    ? { shown: place.shown, top: place.top }
    : undefined;
}

/** Keeps the place in this entry of the history, so that Back leads there. */
export function keepPlace(shown: number): void {
  const state: unknown = history.state;
  const place: ResultsPlace = { shown, top: scrollY };
  history.replaceState({ ...(isObject(state) ? state : {}), [KEY]: place }, '');
}
