import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { walkPageCode } from './walk-code.ts';

/** Gives tags another name. */
export function renameTags(
  tree: Root,
  from: string,
  to: string,
  also: (tag: MdxJsxFlowElement | MdxJsxTextElement) => void = () => undefined,
): void {
  visit(tree, (node) => {
    if (
      (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') ||
      node.name !== from
    )
      return;
    node.name = to;
    also(node);
  });
}

/**
 * Gives `<Card.Footer>` a name of its own, also in code: a component that the browser loads has no
 * members here.
 * @returns the new name of each member
 */
export function renameMembers(
  tree: Root,
  local: string,
  members: Iterable<string>,
): { member: string; alias: string }[] {
  return [...members].filter(Boolean).map((member) => {
    const alias = `${local}_${member}`;
    renameTags(tree, `${local}.${member}`, alias);
    walkPageCode(tree, ({ type, object, property }) =>
      type === 'JSXMemberExpression' && isNamed(object, local) && isNamed(property, member)
        ? { type: 'JSXIdentifier', name: alias }
        : undefined,
    );
    return { member, alias };
  });
}

const isNamed = (node: unknown, name: string): boolean =>
  (Object(node) as { name?: unknown }).name === name;

/**
 * Makes pictures of the tags of an imported drawing: `<Logo width="80" />`. Its title is what it
 * shows; that of a picture would be a caption.
 */
export function tagsToPictures(tree: Root, local: string, target: string): void {
  renameTags(tree, local, 'img', (tag) => {
    const valueOf = (name: string) =>
      tag.attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
    const title = valueOf('title');
    const add = (name: string, value: string): void => {
      if (valueOf(name) === undefined)
        tag.attributes.push({ type: 'mdxJsxAttribute', name, value });
    };
    add('src', target);
    add('alt', typeof title === 'string' ? title : '');
    tag.attributes = tag.attributes.filter((one) => !('name' in one) || one.name !== 'title');
    tag.children = [];
  });
}
