/** The length from which a word may have this many typing errors. */
const LENGTH_FOR_ONE_ERROR = 4;
const LENGTH_FOR_TWO_ERRORS = 8;

/** How many typing errors a word may have: short words and numbers are meant as they are typed. */
export const errorsIn = (term: string): 0 | 1 | 2 =>
  term.length < LENGTH_FOR_ONE_ERROR || /^\p{N}+$/u.test(term)
    ? 0
    : term.length < LENGTH_FOR_TWO_ERRORS
      ? 1
      : 2;
