/** Explains an error of the MDX parser, with what to write instead. */
export function explainMdxError(reason: string): string {
  for (const [pattern, advice] of ADVICE) if (pattern.test(reason)) return `${advice} (${reason})`;
  return reason;
}

const ADVICE: readonly [RegExp, string][] = [
  [
    /`!` \(U\+0021\) before name/,
    'This comment has no end. Put --> after it, or write &lt; if it is not meant as a comment.',
  ],
  [
    /Expected a closing tag for|Expected corresponding.*closing tag|before the end of/i,
    'A tag is not closed. Close it, or write &lt; (or put it in backticks) if it is not meant as a tag.',
  ],
  [
    /Unexpected closing (slash|tag)/i,
    'A closing tag has no opening tag in front of it. Remove it or write &lt;.',
  ],
  [
    /to create a link in MDX/,
    'Links in angle brackets do not work on pages. Write [text](https://example.com), or the bare address.',
  ],
  [
    /Unexpected (character .*|end of file) (before|in|after) ((local |member )?name|attribute|self-closing|closing tag)/i,
    'A bare `<` starts a tag here. Write &lt; for a less-than sign, or put the text in backticks.',
  ],
  [
    /Unexpected lazy line in expression/i,
    'A bare `{` in the list or quotation above starts an expression, which does not end there. Write \\{ for a brace, or put the text in backticks.',
  ],
  [
    /Unexpected lazy line in container/i,
    'A tag in the list or quotation above does not end there. Begin this line like the one above, or write &lt; if it is not meant as a tag.',
  ],
  [
    /Could not parse expression|Unexpected end of file in expression|expected a corresponding closing brace/i,
    'A bare `{` starts an expression here. Write \\{ for a brace, or put the text in backticks.',
  ],
  [
    /Could not parse import\/exports/i,
    'A line that begins with `import` or `export` is read as code here. Begin the sentence with another word or put it in backticks.',
  ],
];

/** Whether a mistake concerns one line only, and the parser knows that line. */
export const isAboutLine = (reason: string): boolean =>
  /`!` \(U\+0021\) before name|to create a link in MDX|Unexpected character .* (before|in|after) ((local |member )?name|attribute|self-closing|closing tag)|Could not parse expression|Unexpected end of file in expression/i.test(
    reason,
  );
