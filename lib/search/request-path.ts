import { fold } from './tokenize.ts';

/** What stands for a parameter, or for its value, in the path of a request. */
const PARAMETER =
  /^(?:\{[^{}]*\}|<[^<>]*>|:\p{L}\w*|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?=$|:)/iu;

/**
 * The terms of the path of a request: the path as a whole, and without its first segments, which
 * readers leave out. Parameters have no names. There is none for a segment alone: it is a word.
 * @param path may have a host before it and a query behind it
 * @returns `/v1/users/*`, `/users/*` for `/v1/users/{userId}`
 */
export function pathTerms(path: string): string[] {
  const segments = fold(path.replace(/^\w+:\/\/[^/]*/, '').replace(/[?#].*/s, ''))
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(PARAMETER, '*'));
  return segments
    .slice(0, -1)
    .flatMap((first, at) => (first === '*' ? [] : [`/${segments.slice(at).join('/')}`]));
}

/** The terms of every path in a query, and where it stands. */
export const pathsInQuery = (text: string): { terms: string[]; start: number; end: number }[] =>
  [...text.matchAll(/\S+/g)]
    .filter(([word]) => word.includes('/'))
    .map(({ 0: word, index }) => ({
      terms: pathTerms(word),
      start: index,
      end: index + word.length,
    }));
