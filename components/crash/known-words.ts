import type { CrashWords } from './crash-page.tsx';

let words: CrashWords | undefined;

/** Words of the page's language, kept for a crash that leaves no component of ours: they came with the page. */
export const knownWords = {
  get: (): CrashWords | undefined => words,
  keep: (known: CrashWords): void => void (words = known),
};
