const OPENING = /^[ \t]*(`{3,}(?!.*`)|~{3,})/;
const CLOSING = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;
const HEADING_ID = /^([ \t]*#{1,6}[ \t].*?)[ \t]*\{#([^}\s]+)\}[ \t]*$/;
const TITLED_DIRECTIVE = /^([ \t]*:{3,}[a-zA-Z]+)[ \t]+([^[{\s][^{]*?)[ \t]*$/;

/**
 * Rewrites the two spellings that Docusaurus allows and MDX does not: `## Title {#id}` (an expression to MDX) and
 * `:::note Title`. Works line by line outside code fences, so line numbers stay as the writer knows them.
 */
export function prepareText(body: string): string {
  let fence: string | undefined;
  return body
    .split('\n')
    .map((line) => {
      if (fence !== undefined) {
        if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
        return line;
      }
      fence = OPENING.exec(line)?.[1];
      if (fence !== undefined) return line;
      return line.replace(HEADING_ID, '$1 \\{#$2}').replace(TITLED_DIRECTIVE, '$1[$2]');
    })
    .join('\n');
}
