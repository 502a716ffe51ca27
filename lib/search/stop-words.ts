/** English stop words and question words: they help to rank pages, but a page need not have them. A short list. */
const ENGLISH = new Set(
  'a an and are as at be by can could do does for from has have how i if in into is it its me my of on or shall should that the their there these they this to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The same in Chinese: characters of particles and question words. */
const CHINESE =
  /[的了嗎呢吧是在和與或及把被將讓給對於並也都就之這那該此而且但若則其各每些麼甚何怎哪誰請為]/u;

/** Whether pages need not have a term. A pair of ideographs with one such character is not a word. */
export const isStopWord = (term: string): boolean => ENGLISH.has(term) || CHINESE.test(term);
