/**
 * Where a schema is used: a request hides read-only properties, a response write-only ones; `both`
 * is a model.
 */
export type Direction = 'request' | 'response' | 'both';

/**
 * The directions of a call's body and of its responses. What the API itself sends has what is only
 * read: a webhook or a callback is a response that comes by itself.
 */
export const directionsOf = (byApi: boolean): [body: Direction, responses: Direction] =>
  byApi ? ['response', 'request'] : ['request', 'response'];

/** A function that keeps its results, by its only argument. */
export function once<Result>(
  make: (direction: Direction) => Result,
): (direction?: Direction) => Result {
  const known = new Map<Direction, Result>();
  return (direction = 'both') => {
    const result = known.get(direction) ?? make(direction);
    known.set(direction, result);
    return result;
  };
}
