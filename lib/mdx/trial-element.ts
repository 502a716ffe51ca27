import { isValidElement } from 'react';

export type TrialProps = Record<string, unknown> & { children?: unknown };

export const TrialFragment = Symbol('fragment');

/** A tag in a trial run: an element without React, with the place of the tag. */
export class TrialElement {
  constructor(
    readonly type: unknown,
    readonly props: TrialProps,
    readonly place: { line?: number; column?: number },
  ) {}
}

/**
 * A value that is known only when the page is rendered: what is asked of it is as unknown, and
 * nothing is wrong with it.
 */
export const LATER: unknown = new Proxy(() => LATER, {
  get: (_, name) =>
    name === Symbol.toPrimitive
      ? () => ''
      : name === Symbol.iterator
        ? () => [].values()
        : name === 'then'
          ? undefined
          : LATER,
  apply: () => LATER,
});

/** Why React cannot show a value in a text, as the end of “The value is …”; undefined if it can. */
export function unshowable(value: unknown): string | undefined {
  if (value === LATER) return undefined;
  if (typeof value === 'function') return 'a function, which cannot be shown. Call it';
  if (typeof value === 'symbol') return 'a symbol, which cannot be shown';
  if (
    typeof value !== 'object' ||
    value === null ||
    value instanceof TrialElement ||
    isValidElement(value) ||
    value instanceof Promise
  )
    return undefined;
  if (Array.isArray(value)) return value.map(unshowable).find((reason) => reason !== undefined);
  if (Symbol.iterator in value) return undefined;
  const keys = Object.keys(value);
  return `an object${keys.length > 0 ? ` (with ${keys.slice(0, 5).join(', ')})` : ''}, which cannot be shown. Show one of its values, or write \\{ for a brace`;
}
