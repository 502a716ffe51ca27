/**
 * English stop words and question words: they help to rank pages, but a page need not have them. A
 * short list.
 */
const ENGLISH = new Set(
  'a am an and any are as at be been but by can could did do does for from had has have he how i if in into is it its may me might must my of on or our shall she should so some than that the their them then there these they this those to too us was we were what when where which who whom whose why will with would you your'.split(
    ' ',
  ),
);

/** The same in Chinese: characters of particles and question words. */
const CHINESE =
  /[的了嗎呢吧是在和與或及把被將讓給對於並也都就之這那該此而且但若則其各每些麼甚何怎哪誰請為嘅咗唔冇係喺邊啲嘢咁畀嚟嗰哋佢乜點樣很]/u;

/**
 * Whether pages need not have a term. A pair of ideographs with one such character is not a word.
 */
export const isStopWord = (term: string): boolean => ENGLISH.has(term) || CHINESE.test(term);

/**
 * How people ask, in both languages: patterns of questions and of requests, whose words say nothing
 * about the answer.
 */
const ENGLISH_FILLERS = [
  'how (?:do|can|could|should|would|to|does|did|is|are)(?: (?:i|we|you|one))?',
  'how (?:many|much|long|often|far)',
  'where (?:do|can|could|should|would|is|are)(?: (?:i|we|you|one))?(?: (?:find|see|get))?',
  '(?:can|could|would|will) (?:you|someone|anyone|somebody)(?: please)?(?: (?:tell|show|help|explain)(?: (?:me|us|to me))?)?(?: (?:more|about|with|how to))*',
  'what (?:is|are|does|do|happens?)(?: (?:the|a|an))?',
  "what's",
  'what (?:should|can|could|must) (?:i|we) do',
  'what happens',
  'difference between',
  'is it possible(?: to)?',
  'is there (?:a|any) way to',
  "(?:i|we)(?: would|'d)? (?:want|need|like|have|cannot|can't|am trying|are trying)(?: (?:some|any))?(?: help)?(?: (?:to|with|on|for))*",
  "i'm trying to",
  'please',
  'tell me(?: (?:more|about))*',
  'show me',
  'help(?: me| us)? with',
  'explain',
  'explained',
  '(?:is |are )?not working',
  '(?:does|do) not work',
  'stopped working',
  'there (?:is|are)',
  "(?:(?:do|does|did)n't|doesn t)(?: work)?",
  "can't",
  "isn't",
  "won't",
];
const CHINESE_FILLERS =
  '要怎麼 該怎麼 想問一下 想問 是什麼意思 什麼意思 是甚麼意思 在哪裡 在哪 怎麼用 ' +
  '怎麼做 怎麼辦 請幫我 幫我 告訴我 麻煩 可不可以 能不能 是不是 有沒有 要不要 ' +
  '會不會 需不需要 為什麼 為甚麼 怎麼辦 怎麼樣 怎麼 怎樣 如何 什麼 甚麼 多久 多少 ' +
  '多長 多大 多遠 多高 幾天 幾個 幾台 幾次 幾筆 幾種 幾點 幾耐 幾時 幾多 可以 ' +
  '可否 能夠 能否 是否 需要 應該 應當 必須 哪裡 哪些 哪個 哪種 哪一個 哪一種 ' +
  '請問 請教 想要 想知道 我要 我想 我的 我們 你們 他們 自己 一直 到底 究竟 然後 ' +
  '之後 之前 以後 時候 才能 才會 還是 還在 還會 還要 一樣 一下 這個 那個 這樣 ' +
  '那樣 沒有 不會 不能 邊度 邊個 邊部 點樣 點解 點做 點整 乜嘢 可唔可以 係咪 ' +
  '係唔係 有冇 我哋 佢哋 成日 而家 即刻';
const FILLERS = new RegExp(
  `\\b(?:${ENGLISH_FILLERS.join('|')})\\b|${CHINESE_FILLERS.replaceAll(' ', '|')}`,
  'giu',
);

/**
 * A text with blanks for such patterns, so that no pair of ideographs reaches across their borders;
 * all of it if nothing is left.
 */
export function withoutFillers(text: string): string {
  const rest = text.replace(FILLERS, (filler) => ' '.repeat(filler.length));
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

/** Words without stop words at the beginning and the end; all of them if nothing else is left. */
export function withoutStopWords(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isStopWord(word));
  return first < 0
    ? [...words]
    : words.slice(first, words.findLastIndex((word) => !isStopWord(word)) + 1);
}
