const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text without emoji that are pictures: the drawing library would fetch them from another host.
 * Signs that fonts have, such as ©, stay.
 */
export function drawable(text: string): string {
  return [...graphemes.segment(text)]
    .map(({ segment }) => segment)
    .filter(
      (segment) =>
        !/\p{Emoji_Presentation}|\p{Regional_Indicator}|\u{fe0f}|\u{20e3}/u.test(segment),
    )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
