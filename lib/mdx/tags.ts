import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A tag in Markdown: a component, or HTML that the writer typed. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: { type: string } | undefined): node is Tag =>
  node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';

/** The attribute of a tag with a name; none of those that `{...spread}` brings. */
export const attributeOf = (
  { attributes }: Pick<Tag, 'attributes'>,
  name: string,
): MdxJsxAttribute | undefined =>
  attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
