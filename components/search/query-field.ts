/**
 * What every field for a search question says to the browser: nothing is corrected or proposed, and
 * 200 letters are enough.
 */
export const QUERY_FIELD = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: 200,
} as const;
