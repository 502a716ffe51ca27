import type { Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlightLines } from './highlight.ts';
import { attributeOf } from './tags.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * Draws the diagrams of a page. A diagram that cannot be drawn is shown as its source and reported.
 */
export function rehypeDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: { node: JsxElement; chart: string }[] = [];
    visit(tree, (node) => {
      if (
        (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
        node.name !== 'Mermaid'
      )
        return;
      const chart = attributeOf(node, 'chart')?.value;
      if (typeof chart === 'string') found.push({ node, chart });
    });
    for (const { node, chart } of found) {
      if (await draw(node, chart, file)) continue;
      become(node, 'CodeBlock', {
        html: (await highlightLines(chart, 'mermaid')).join('\n'),
        language: 'mermaid',
      });
    }
  };
}

async function draw(node: JsxElement, chart: string, file: VFile): Promise<boolean> {
  // Loading its library would delay the first page of a preview by a quarter of a second.
  const { diagramProps } = await import('@/lib/diagrams/diagram-props.ts');
  const { props, problems } = diagramProps(chart);
  const start = node.position?.start.line ?? 1;
  // A fence begins one line above its text. Lines inside the attribute of a tag are not known.
  const isFence = node.type === 'mdxJsxFlowElement' && node.data?.isFence === true;
  for (const { line, message } of problems)
    file.message(message, { place: { line: isFence ? start + line : start, column: 1 } });
  if (props) become(node, 'Mermaid', { ...props });
  return props !== undefined;
}

function become(node: JsxElement, name: string, props: Record<string, string | undefined>): void {
  node.name = name;
  node.attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
  );
}
