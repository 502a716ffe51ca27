import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Names that a writer may use, and the kind each one is shown as. */
export const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

/**
 * `:::tip[Title]` becomes `<Admonition>`. An unknown name is shown as info and reported. Colons that only look like
 * a directive (`10:30`, `a:b`) become the text they were.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node) => {
      if (/^:{3,}$/.test(toString(node).trim())) file.message('This closes a box that is not open. A box inside another one needs fewer colons than the one around it.', { place: node.position });
    });
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        if (parent && index !== undefined) parent.children.splice(index, 1, asText(node, file) as never);
        return [SKIP, index];
      }
      if (node.type === 'containerDirective' && parent && index !== undefined) {
        parent.children.splice(index, 1, admonition(node, file) as never);
        return index;
      }
      return undefined;
    });
  };
}

function admonition(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  const kind = ADMONITIONS[node.name];
  if (!kind) file.message(`The admonition “${node.name}” is not known (${Object.keys(ADMONITIONS).join(', ')}); it is shown as info.`, { place: node.position });
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const id = node.attributes?.id;
  const attributes = Object.entries({ kind: kind ?? 'info', title: label && toString(label), id })
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));
  return { type: 'mdxJsxFlowElement', name: 'Admonition', attributes, children: (label ? rest : node.children) as MdxJsxFlowElement['children'], position: node.position };
}

function asText(node: TextDirective | LeafDirective, file: VFile): PhrasingContent | Paragraph {
  const { start, end } = node.position ?? {};
  const text = { type: 'text' as const, value: String(file.value).slice(start?.offset, end?.offset) };
  return node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
}
