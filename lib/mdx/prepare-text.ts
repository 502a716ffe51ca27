import { withLongerFences, type PreparedLine } from './box-fences.ts';
import { hideComments, type CommentState } from './html-comments.ts';

const OPENING = /^[ \t]*(`{3,}(?!.*`)|~{3,})/;
const CLOSING = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;
/** The fence of code that Markdown editors should not touch; to a page its content is text. */
const MDX_CODE_BLOCK = /^[ \t]*(?:`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*$/;
const HEADING_ID =
  /^([ \t]*#{1,6}[ \t].*?)[ \t]*(?:\\?\{#([^}\s]+)\}|\{\/\*\s*#(\S+?)\s*\*\/\}|<!--\s*#(\S+?)\s*-->)[ \t]*$/;
const TITLED_DIRECTIVE = /^([ \t>]*:{3,}[a-zA-Z]+)[ \t]+([^[{\s][^{]*?)[ \t]*$/;

/**
 * Rewrites the spellings that Docusaurus allows and MDX does not: `## Title {#id}` (an expression
 * in MDX, unless it is written `\{#id}`) and the same in a comment, `:::note Title`, HTML comments,
 * and the fence `mdx-code-block`. It changes only text within lines outside code fences, so line
 * numbers stay the same.
 * @param isPlain Markdown with HTML, which has comments
 */
export function prepareText(body: string, isPlain = false): string {
  return (isPlain ? undefined : prepared(body, true)) ?? prepared(body, false) ?? body;
}

/** @returns undefined if a comment has no end: then the parser says where it begins */
function prepared(body: string, withComments: boolean): string | undefined {
  let fence: string | undefined;
  let unwrapped: string | undefined;
  const comment: CommentState = { open: false };
  const lines = body.split('\n').map((line): PreparedLine => {
    if (comment.open) return { line: hideComments(line, comment), isText: false };
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      return { line, isText: false };
    }
    if (unwrapped !== undefined && CLOSING.exec(line)?.[1]?.startsWith(unwrapped)) {
      unwrapped = undefined;
      return { line: '', isText: true };
    }
    fence = OPENING.exec(line)?.[1];
    if (fence !== undefined && unwrapped === undefined && MDX_CODE_BLOCK.test(line)) {
      unwrapped = fence;
      fence = undefined;
      return { line: '', isText: true };
    }
    if (fence !== undefined) return { line, isText: false };
    const text = line
      .replace(
        HEADING_ID,
        (_, title: string, plain?: string, inMdx?: string, inHtml?: string) =>
          `${title} \\{#${plain ?? inMdx ?? inHtml}}`,
      )
      .replace(TITLED_DIRECTIVE, '$1[$2]');
    return { line: withComments ? hideComments(text, comment) : text, isText: true };
  });
  if (comment.open) return undefined;
  return withLongerFences(lines);
}
