import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isDrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import { languageOf } from './code-languages.ts';
import { parseCodeMeta } from './code-meta.ts';
import { highlightLines, isKnownLanguage } from './highlight.ts';
import { takeMagicComments, type MagicComments } from './magic-comments.ts';
import { metaOf } from './rehype-code-meta.ts';
import { replaceNode } from './replace-node.ts';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementHastData {
    /** The element was a code fence, whose text begins a line below its position. */
    isFence?: boolean;
  }
}

/**
 * Turns code fences into `<CodeBlock>` with highlighted HTML, and fences that
 * are drawn into `<Mermaid>` (rehype-diagrams.ts) and `<Drawing>` (rehype-drawings.ts).
 */
export function rehypeCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: {
      pre: Element;
      code: Element;
      replace: (node: MdxJsxFlowElementHast) => void;
    }[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (
        pre.tagName !== 'pre' ||
        code?.type !== 'element' ||
        code.tagName !== 'code' ||
        !parent ||
        index === undefined ||
        (file.data.about?.plugins && isHighlighted(code))
      )
        return;
      blocks.push({ pre, code, replace: (node) => replaceNode(parent, index, node) });
    });
    for (const { pre, code, replace } of blocks) replace(await codeBlock(pre, code, file));
  };
}

/** Whether a plugin of the site has colored the code, which stays as it is. */
const isHighlighted = ({ children }: Element): boolean =>
  children.some(({ type }) => type === 'element');

async function codeBlock(pre: Element, code: Element, file: VFile): Promise<MdxJsxFlowElementHast> {
  const classes = Array.isArray(code.properties.className)
    ? code.properties.className.map(String)
    : [];
  const written = (
    classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
  ).toLowerCase();
  const language = languageOf(written, isKnownLanguage);
  const text = toString(code).replace(/\n$/, '');
  if (language === 'mermaid')
    return { ...element('Mermaid', { chart: text }, pre), data: { isFence: true } };
  if (isDrawingKind(language))
    return {
      ...element('Drawing', { kind: language, source: text }, pre),
      data: { isFence: true },
    };
  if (!isKnownLanguage(language))
    file.message(
      `Code in “${written}” is shown without colors: the language is not known. Write another one, or \`text\`, or name one for it in \`code.languageAliases\`.`,
      { place: pre.position },
    );
  const { title, highlighted, firstLine } = parseCodeMeta(metaOf(code));
  const { found, ...magic } = takeMagicComments(text, language);
  const byRange = highlighted.size > 0;
  if (byRange && found)
    file.message(
      'This code has both a range in braces and comments that mark lines; only the range counts, and the comments are shown. Use one of the two.',
      { place: pre.position },
    );
  // As in Docusaurus, the range counts all lines as written.
  const marks = byRange ? { ...NO_MARKS, code: text, highlighted } : magic;
  const lines = await highlightLines(marks.code, language);
  return element(
    'CodeBlock',
    {
      html: blockHtml(
        lines,
        language === 'diff' ? diffMarks(marks.code, marks) : marks,
        firstLine !== undefined,
      ),
      language: written,
      title,
      firstLine: firstLine?.toString(),
    },
    pre,
  );
}

type Marks = Pick<MagicComments, 'highlighted' | 'added' | 'removed'>;

const NO_MARKS = { added: new Set<number>(), removed: new Set<number>() };

/**
 * Lines are elements only if they are numbered or marked. Each keeps its line end, so that copied
 * text is complete.
 */
function blockHtml(lines: readonly string[], marks: Marks, numbered: boolean): string {
  if (!numbered && marks.highlighted.size + marks.added.size + marks.removed.size === 0)
    return lines.join('\n');
  const name = (number: number) =>
    [
      'line',
      marks.highlighted.has(number) && 'hl',
      marks.added.has(number) && 'add',
      marks.removed.has(number) && 'del',
    ]
      .filter(Boolean)
      .join(' ');
  return lines.map((line, index) => `<span class="${name(index + 1)}">${line}\n</span>`).join('');
}

/** In a diff the first character of a line marks it; lines with `+++` and `---` name files. */
function diffMarks(code: string, marks: Marks): Marks {
  const numbers = (pattern: RegExp) =>
    new Set(code.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : [])));
  return {
    highlighted: marks.highlighted,
    added: numbers(/^\+(?!\+\+ )/),
    removed: numbers(/^-(?!-- )/),
  };
}

function element(
  name: string,
  props: Record<string, string | undefined>,
  place: Element,
): MdxJsxFlowElementHast {
  const attributes = Object.entries(props)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: [], position: place.position };
}
