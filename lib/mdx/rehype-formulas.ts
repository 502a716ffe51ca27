import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Makes MathML of formulas. Browsers draw it with their own fonts, so a page with formulas needs
 * neither styles nor scripts. A formula that cannot be read is reported and shown as written.
 */
export function rehypeFormulas() {
  return async (tree: Root, file: VFile): Promise<void> => {
    // Sites without formulas load nothing of it.
    const { default: rehypeKatex } = await import('rehype-katex');
    rehypeKatex({ output: 'mathml' })(tree, file);
    visit(tree, 'element', (node, index, parent) => {
      if (!hasClass(node, 'katex')) return undefined;
      const [math] = node.children;
      if (math?.type !== 'element' || !parent || index === undefined) return undefined;
      // The source would be read out and found by the search a second time.
      visit(math, 'element', (part) => {
        part.children = part.children.filter(
          (child) => child.type !== 'element' || child.tagName !== 'annotation',
        );
      });
      const isBlock = math.properties.display === 'block';
      node.tagName = isBlock ? 'div' : 'span';
      node.properties = { dataFormula: isBlock ? 'block' : 'inline' };
      return SKIP;
    });
  };
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);
