/** Words of questions and of grammar: they help to order results, but no page must have them. Short on purpose. */
const ENGLISH = new Set(
  'a an and are as at be by can could do does for from has have how i if in into is it its me my of on or shall should that the their there these they this to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The same in Chinese, as signs that stand between words or make up question words. */
const CHINESE =
  /[的了嗎呢吧是在和與或及把被將讓給對於並也都就之這那該此而且但若則其各每些麼甚何怎哪誰請為]/u;

/** Whether a query may leave a term out. Two ideographs may when one of them is such a sign: the pair is then no word. */
export const isStopWord = (term: string): boolean => ENGLISH.has(term) || CHINESE.test(term);
