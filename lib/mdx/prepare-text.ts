const OPENING = /^[ \t]*(`{3,}(?!.*`)|~{3,})/;
const CLOSING = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;
const HEADING_ID = /^([ \t]*#{1,6}[ \t].*?)[ \t]*\{#([^}\s]+)\}[ \t]*$/;
const TITLED_DIRECTIVE = /^([ \t]*:{3,}[a-zA-Z]+)[ \t]+([^[{\s][^{]*?)[ \t]*$/;

const COLONS = /^([ \t>]*)(:{3,})(?=[a-zA-Z]|[ \t]*$)/;

/**
 * Rewrites two spellings that Docusaurus allows and MDX does not: `## Title {#id}` (an expression in MDX) and
 * `:::note Title`. It changes only text within lines outside code fences, so line numbers stay the same.
 */
export function prepareText(body: string): string {
  let fence: string | undefined;
  let fencedColons = 0;
  const lines = body.split('\n').map((line) => {
    if (fence !== undefined) {
      fencedColons = Math.max(fencedColons, COLONS.exec(line)?.[2]?.length ?? 0);
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return { line, isText: false };
    }
    fence = OPENING.exec(line)?.[1];
    return fence === undefined
      ? {
          line: line.replace(HEADING_ID, '$1 \\{#$2}').replace(TITLED_DIRECTIVE, '$1[$2]'),
          isText: true,
        }
      : { line, isText: false };
  });
  return withLongerFences(lines, fencedColons);
}

/**
 * The parser ends a box at a line of colons even if that line is code inside the box. If there is such code, every box gets
 * more colons than there are in the code, by the same number, so that the nesting stays the same.
 */
function withLongerFences(
  lines: readonly { line: string; isText: boolean }[],
  fencedColons: number,
): string {
  let open = 0;
  const isInBox = lines.some(({ line, isText }) => {
    const [, , colons] = COLONS.exec(line) ?? [];
    if (colons === undefined) return false;
    if (isText) open = Math.max(0, open + (/[a-zA-Z]/.test(line) ? 1 : -1));
    return !isText && open > 0;
  });
  return lines
    .map(({ line, isText }) =>
      isInBox && isText ? line.replace(COLONS, `$1$2${':'.repeat(fencedColons)}`) : line,
    )
    .join('\n');
}
