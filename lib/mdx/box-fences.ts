const COLONS = /^([ \t>]*)(:{3,})(?=[a-zA-Z]|[ \t]*$)/;

export interface PreparedLine {
  line: string;
  /** The line is outside code and comments. */
  isText: boolean;
}

/**
 * The parser ends a box at a line of colons even if that line is code inside the box. If there is
 * such code, every box gets more colons than there are in the code, by the same number, so that the
 * nesting stays the same.
 */
export function withLongerFences(lines: readonly PreparedLine[]): string {
  let open = 0;
  let fencedColons = 0;
  let isInBox = false;
  for (const { line, isText } of lines) {
    const [, , colons] = COLONS.exec(line) ?? [];
    if (colons === undefined) continue;
    if (isText) open = Math.max(0, open + (/[a-zA-Z]/.test(line) ? 1 : -1));
    else fencedColons = Math.max(fencedColons, colons.length);
    isInBox ||= !isText && open > 0;
  }
  return lines
    .map(({ line, isText }) =>
      isInBox && isText ? line.replace(COLONS, `$1$2${':'.repeat(fencedColons)}`) : line,
    )
    .join('\n');
}
