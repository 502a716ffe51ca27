import { FILLER, shieldAll } from './label.ts';
import { FONT } from './svg-parts.ts';
import { textWidth } from './wrap.ts';

/** Width in px that the library gives to a letter of such a label; full-width ones take two. */
const LETTER = 5.94;
/** How much more padding the box behind a label has than the library knows, in px. */
const PADDING = 4;

/**
 * Encodes the label of a line, so that the library gives it as much room as it takes: it measures
 * for a smaller font.
 */
export const roomyLabel = (label: string): string => label.split('\n').map(roomyLine).join('<br/>');

/** The library knows no widths of encoded letters, and gives to each the same. */
function roomyLine(line: string): string {
  let letters = 0;
  for (const letter of line) letters += textWidth(letter, 1) === 1 ? 2 : 1;
  const more = textWidth(line, FONT) + PADDING - LETTER * letters;
  return shieldAll(line) + FILLER.repeat(Math.max(0, Math.ceil(more / LETTER)));
}
