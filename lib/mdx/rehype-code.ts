import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta } from './code-meta.ts';
import { highlightLines, isKnownLanguage } from './highlight.ts';

/** Turns fenced code into `<CodeBlock>` with ready HTML, and mermaid fences into `<Mermaid>`. */
export function rehypeCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { pre: Element; code: Element; replace: (node: MdxJsxFlowElementHast) => void }[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
      blocks.push({ pre, code, replace: (node) => (parent.children[index] = node as never) });
    });
    for (const { pre, code, replace } of blocks) replace(await codeBlock(pre, code, file));
  };
}

async function codeBlock(pre: Element, code: Element, file: VFile): Promise<MdxJsxFlowElementHast> {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = (classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text').toLowerCase();
  const text = toString(code).replace(/\n$/, '');
  if (language === 'mermaid') return element('Mermaid', { chart: text }, pre);
  if (!isKnownLanguage(language)) file.message(`Code in “${language}” is shown without colours: the language is not known.`, { place: pre.position });
  const { title, highlighted, firstLine } = parseCodeMeta(code.data?.meta ?? '');
  const lines = await highlightLines(text, language);
  const numbered = firstLine !== undefined || highlighted.size > 0;
  const html = numbered ? lines.map((line, index) => `<span class="${highlighted.has(index + 1) ? 'line hl' : 'line'}">${line}\n</span>`).join('') : lines.join('\n');
  return element('CodeBlock', { html, language, title, firstLine: firstLine?.toString() }, pre);
}

function element(name: string, props: Record<string, string | undefined>, place: Element): MdxJsxFlowElementHast {
  const attributes = Object.entries(props)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: [], position: place.position };
}
