/** Whether a comment has begun in an earlier line. */
export interface CommentState {
  open: boolean;
}

/** Code in backticks, or the beginning of a comment, whichever comes first. */
const CODE_OR_COMMENT = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|<!--/g;

/**
 * Makes the HTML comments of a line comments of MDX, which HTML comments are not. Those in inline
 * code stay.
 * @param state of the lines before; it is set for the next one
 */
export function hideComments(line: string, state: CommentState): string {
  if (!state.open && !line.includes('<!--')) return line;
  let made = '';
  let rest = line;
  for (;;) {
    if (state.open) {
      const end = rest.indexOf('-->');
      if (end === -1) return made + harmless(rest);
      made += `${harmless(rest.slice(0, end))}*/}`;
      rest = rest.slice(end + 3);
      state.open = false;
    }
    const start = beginning(rest);
    if (start === undefined) return made + rest;
    made += `${rest.slice(0, start)}{/*`;
    rest = rest.slice(start + 4);
    state.open = true;
  }
}

function beginning(text: string): number | undefined {
  for (const match of text.matchAll(CODE_OR_COMMENT)) if (match[0] === '<!--') return match.index;
  return undefined;
}

/** The end of a comment of MDX cannot be in its text. */
const harmless = (text: string): string => text.replaceAll('*/', '* /');
