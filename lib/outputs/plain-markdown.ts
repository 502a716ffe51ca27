import type { Definition, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { isDrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import { parseCodeMeta } from '@/lib/mdx/code-meta.ts';
import { takeMagicComments } from '@/lib/mdx/magic-comments.ts';
import { attributeOf, type Tag } from '@/lib/mdx/tags.ts';
import type { CopyContext } from './copy-context.ts';
import { questionNodes, type CoursePart } from './course-markdown.ts';
import { controlPathMarkdown, drawingMarkdown } from './drawing-markdown.ts';
import { elementToMarkdown } from './element-to-markdown.ts';
import { givenCards } from './given-cards.ts';
import {
  asFlow,
  heading,
  asPhrasing,
  linkList,
  linkNodes,
  strongLine,
  text,
} from './markdown-nodes.ts';

/**
 * Makes plain Markdown of the tree of a page (lib/mdx/remark-plain-tree.ts). Admonitions become
 * quotations with a title, tabs become sections with a heading, HTML elements become Markdown,
 * links and images become absolute.
 */
export function plainMarkdown(tree: Root, context: CopyContext): Root {
  return { type: 'root', children: asFlow(new Conversion(tree, context).all(tree.children)) };
}

class Conversion {
  readonly #definitions: ReadonlyMap<string, Definition>;
  /** Level of the last heading. The headings of tabs are one level below it. */
  #level = 1;

  constructor(
    tree: Root,
    readonly context: CopyContext,
  ) {
    this.#definitions = new Map(
      tree.children.flatMap((node) =>
        node.type === 'definition' ? [[node.identifier, node] as const] : [],
      ),
    );
  }

  all(nodes: readonly Nodes[]): Nodes[] {
    return nodes.flatMap((node) => this.one(node));
  }

  one(node: Nodes): Nodes[] {
    const { context } = this;
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#element(node);
      case 'definition':
        return [];
      case 'heading':
        this.#level = node.depth;
        return [{ ...node, children: asPhrasing(this.all(node.children)) }];
      case 'link':
        return linkNodes(context.link(node.url), this.all(node.children), node.title);
      case 'image':
        return [{ ...node, url: context.image(node.url) }];
      case 'linkReference': {
        const { url = '', title } = this.#definitions.get(node.identifier) ?? {};
        return linkNodes(context.link(url), this.all(node.children), title);
      }
      case 'imageReference': {
        const { url = '', title } = this.#definitions.get(node.identifier) ?? {};
        return [{ type: 'image', url: context.image(url), title, alt: node.alt }];
      }
      case 'code': {
        if (isDrawingKind(node.lang)) return drawingMarkdown(node.lang, node.value);
        const { title } = parseCodeMeta(node.meta ?? '');
        return [
          {
            ...node,
            meta: title === undefined ? null : `title="${title}"`,
            value: takeMagicComments(node.value, node.lang ?? 'text').code,
          },
        ];
      }
      default:
        return [this.#parent(node)];
    }
  }

  #parent(node: Nodes): Nodes {
    if (!('children' in node)) return node;
    const children = this.all(node.children);
    if (['blockquote', 'listItem', 'footnoteDefinition'].includes(node.type))
      return { ...node, children: asFlow(children) } as Nodes;
    if (['list', 'table', 'tableRow', 'root'].includes(node.type))
      return { ...node, children } as Nodes;
    return { ...node, children: asPhrasing(children) } as Nodes;
  }

  #element(node: MdxJsxFlowElement | MdxJsxTextElement): Nodes[] {
    const attribute = (name: string) => textOf(node, name);
    switch (node.name) {
      case 'Admonition': {
        const title = strongLine([
          {
            type: 'text',
            value: this.context.boxTitle(attribute('kind') ?? 'info', attribute('title')),
          },
        ]);
        return [
          {
            type: 'blockquote',
            children: [title, ...asFlow(this.all(node.children))],
          },
        ];
      }
      case 'Tabs':
        return this.#tabs(node);
      case 'DocCard':
        return linkList(givenCards(attribute('item') ?? '[]', this.context));
      case 'DocCardList': {
        const items = attribute('items');
        return linkList(
          items === undefined ? this.context.cards() : givenCards(items, this.context),
        );
      }
      // What is inside is for browsers and search engines.
      case 'Head':
        return [];
      case 'ThemedImage':
        return [
          {
            type: 'image',
            url: this.context.image(attribute('src') ?? ''),
            alt: attribute('alt'),
          },
        ];
      case 'Mermaid':
        return [{ type: 'code', lang: 'mermaid', value: attribute('chart') ?? '' }];
      case 'ControlPath':
        return controlPathMarkdown(toString(node));
      case 'Lessons':
        return [...this.context.lessons()];
      case 'Question':
        return questionNodes(node, this.context.partTitle, attribute('number') ?? '').flatMap(
          (child) => this.one(child),
        );
      case 'Exercise':
        return this.#part('exercise', node, attribute('title'));
      case 'Answer':
        return this.#part('answer', node);
      case 'Expected':
        return this.#part('expected', node);
      case 'CodeBlock':
        return [{ type: 'code', lang: attribute('language'), value: toString(node) }];
      default: {
        const content = this.all(node.children);
        const made = elementToMarkdown(node.name, attribute, content, this.context);
        return node.type === 'mdxJsxFlowElement' ? asFlow(made) : made;
      }
    }
  }

  #part(part: CoursePart, node: MdxJsxFlowElement | MdxJsxTextElement, about = ''): RootContent[] {
    const title = strongLine([text(this.context.partTitle(part, about))]);
    return [title, ...asFlow(this.all(node.children))];
  }

  #tabs(node: MdxJsxFlowElement | MdxJsxTextElement): RootContent[] {
    const level = this.#level + 1;
    return node.children.flatMap((child): RootContent[] => {
      if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') return [];
      const label = textOf(child, 'label') ?? textOf(child, 'value') ?? '';
      this.#level = level;
      const section = [
        heading(level, [{ type: 'text', value: label }]),
        ...asFlow(this.all(child.children)),
      ];
      this.#level = level - 1;
      return section;
    });
  }
}

/** The text of an attribute; undefined if there is none, or if its value is an expression. */
function textOf(tag: Pick<Tag, 'attributes'>, name: string): string | undefined {
  const value = attributeOf(tag, name)?.value;
  return typeof value === 'string' ? value : undefined;
}
