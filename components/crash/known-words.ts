import type { CrashWords } from './crash-page.tsx';

let words: CrashWords | undefined;

/** Texts in the page's language, for a crash that removes all of our components. */
export const knownWords = {
  get: (): CrashWords | undefined => words,
  keep: (known: CrashWords): void => void (words = known),
};
