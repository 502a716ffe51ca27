import { TRAINING_PATH } from '@/lib/docs/training-path.ts';
import { fold } from './tokenize.ts';

/** How much more a page counts for each part of its context's path that the query names. */
const NAMED = 0.3;
/** Courses teach what manuals say, so manuals come first, unless the query names the training. */
const COURSES = { path: TRAINING_PATH.slice(1), factor: 0.4 };
/** A name may have been typed as so many words: `Signage CMS V2`. */
const MOST_WORDS = 3;

/** The parts of the path of a group (`APIs/EdgeHub@`), as a query would name them. */
export const partsOfGroup = (group: string): string[] =>
  group
    .replace(/@.*/, '')
    .split('/')
    .map((part) => fold(part).replace(/[^\p{L}\p{N}]/gu, ''));

/**
 * The factor of the pages of a group: less than 1 for courses, more than 1 when the query names the
 * product or the API that they belong to.
 * @param words folded words of the query
 */
export function factorOfGroup(parts: readonly string[], words: readonly string[]): number {
  const named = parts.filter((part) =>
    words.some((_, start) =>
      Array.from({ length: MOST_WORDS }, (__, more) =>
        words.slice(start, start + more + 1).join(''),
      ).some((name) => name === part || `${name}s` === part),
    ),
  );
  if (named.length === 0 && parts[0] === COURSES.path) return COURSES.factor;
  return 1 + NAMED * named.length;
}
