/** East Asian and full-width characters, which are one em wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
/** May not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．：；！？,.:;!?%…]/u;
/** May not end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Width of a character in em, by class, as in the widest of the systems' fonts. */
function widthOf(character: string): number {
  if (WIDE.test(character)) return 1;
  if (/[\sijltf.,:;'|!()[\]]/.test(character)) return 0.38;
  if (/[MWmw@%]/.test(character)) return 0.95;
  return /[\p{Lu}\p{N}]/u.test(character) ? 0.68 : 0.6;
}

/** Estimated width of a line of text in px, in any system font: rather too wide than too narrow. */
export function textWidth(line: string, fontSize: number): number {
  let em = 0;
  for (const character of line) em += widthOf(character);
  return em * fontSize;
}

const segmenter = new Intl.Segmenter('zh-TW', { granularity: 'word' });

/** Breaks a label into lines of at most `width` px. A word that is wider stays whole. */
export function wrap(label: string, width: number, fontSize: number): string {
  return label
    .split('\n')
    .flatMap((line) => wrapLine(line, width, fontSize))
    .join('\n');
}

function wrapLine(line: string, width: number, fontSize: number): string[] {
  if (textWidth(line, fontSize) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  for (const piece of pieces(line)) {
    if (current !== '' && textWidth((current + piece).trimEnd(), fontSize) > width) {
      lines.push(current.trim());
      current = '';
    }
    current += piece;
  }
  return current.trim() === '' ? lines : [...lines, current.trim()];
}

/**
 * Parts between which a line may break: words with the spaces after them, Chinese words, parts of a
 * path.
 */
function pieces(line: string): string[] {
  const found: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const last = found.at(-1);
    const joins =
      last !== undefined &&
      (/^\s/.test(segment) ||
        CLOSING.test(segment) ||
        OPENING.test(last) ||
        !(/[\s/_\-–—]$/.test(last) || WIDE.test(last.at(-1) ?? '') || WIDE.test(segment)));
    if (joins) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}
