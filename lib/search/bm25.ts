/** Length normalization and term saturation of BM25, with the usual values. */
export const B = 0.75;
export const K1 = 1.2;

/** Inverse document frequency: rare terms weigh more. Never negative. */
export const inverseFrequency = (pages: number, pagesWithTerm: number): number =>
  Math.log(1 + (pages - pagesWithTerm + 0.5) / (pagesWithTerm + 0.5));

/** What the length of a field adds to the denominator; the same for all terms of the field. */
export const lengthFactor = (length: number, average: number): number =>
  K1 * (1 - B + B * (average > 0 ? length / average : 1));

/**
 * What a term adds to the score of a field, before its weight. Further occurrences add less and
 * less.
 */
export const saturation = (occurrences: number, factor: number): number =>
  (occurrences * (K1 + 1)) / (occurrences + factor);
