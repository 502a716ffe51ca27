/** Length normalization and term saturation of BM25, as the specification gives them. */
export const B = 0.75;
export const K1 = 1.2;

/** How much it says about a page that a term is on it: rare terms say more. Never negative. */
export const inverseFrequency = (pages: number, pagesWithTerm: number): number =>
  Math.log(1 + (pages - pagesWithTerm + 0.5) / (pagesWithTerm + 0.5));

/** What the length of a field adds to the denominator; the same for all terms of the field. */
export const lengthFactor = (length: number, average: number): number =>
  K1 * (1 - B + B * (average > 0 ? length / average : 1));

/** The share of one term in the score of one field, before its weight: grows with its occurrences, ever more slowly. */
export const saturation = (occurrences: number, factor: number): number =>
  (occurrences * (K1 + 1)) / (occurrences + factor);
