import type { Nodes, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { oneLine } from '@/lib/text/one-line.ts';
import { evaluator, type Evaluate } from './evaluate.ts';
import type { CompiledPart, PlainTree } from './imports/page-about.ts';
import { isTag, type Tag } from './tags.ts';

declare module 'vfile' {
  interface DataMap {
    tree: Root;
    plain: PlainTree;
    /** Gives the values of the page's expressions. */
    evaluate: Evaluate;
  }
}

/** In the properties of an imported text: the place of what is inside its tag. */
const INSIDE = Symbol.for('children');

/**
 * Sets `file.data.tree` to the text as plain data, for its Markdown copy: expressions are replaced
 * by their values, imported texts by their nodes, and positions are left out. An expression whose
 * value is not text (JSX in braces) is reported.
 */
export function remarkPlainTree() {
  return (tree: Root, file: VFile): void => {
    const evaluate = (file.data.evaluate = evaluator(tree, file.data.scope));
    const isPart = file.data.about?.shownOn !== undefined;
    const { parts, drawings } = file.data;
    const make = (props: Readonly<Record<string, unknown>>, say: VFile | undefined): Root =>
      new Copy((expression) => evaluate(expression, props), props, { parts, drawings }, say).root(
        tree,
      );
    file.data.tree = make({}, isPart ? undefined : file);
    file.data.plain = (props) => make(props, undefined);
  };
}

class Copy {
  constructor(
    readonly evaluate: Evaluate,
    readonly props: Readonly<Record<string, unknown>>,
    readonly imported: {
      parts?: ReadonlyMap<string, CompiledPart>;
      drawings?: ReadonlySet<string>;
    },
    /** Where to report; undefined if the page reports already. */
    readonly file: VFile | undefined,
  ) {}

  root = (tree: Root): Root => this.#plain(tree) as Root;

  #plain(node: Nodes): Nodes {
    // One walk: cloning the tree and removing things in two more walks took a tenth of the time to
    // compile a text.
    const copy: Partial<Nodes> & { children?: Nodes[] } = { ...node };
    delete copy.position;
    delete copy.data;
    if ('children' in node) copy.children = node.children.flatMap((child) => this.#nodes(child));
    if (isTag(node))
      Object.assign(copy, {
        attributes: node.attributes.flatMap((attribute) =>
          plainAttribute(attribute, this.evaluate, CARDS.has(node.name ?? '')),
        ),
      });
    return copy as Nodes;
  }

  #nodes(node: Nodes): Nodes[] {
    if (node.type === 'mdxjsEsm') return [];
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      return this.#value(node);
    // A function, for browsers alone: the HTML has none of it either.
    if (isTag(node) && node.name === 'BrowserOnly') return [];
    if (!isTag(node)) return [this.#plain(node)];
    const { parts, drawings } = this.imported;
    if (drawings?.has(node.name ?? '')) return this.#drawing(node);
    const part = parts?.get(node.name ?? '');
    return part ? this.#part(node, part) : [this.#plain(node)];
  }

  /** What a drawing says. */
  #drawing(tag: Tag): Nodes[] {
    const attributes = tag.attributes.flatMap((one) => plainAttribute(one, this.evaluate));
    const value = attributes.find(({ name }) => name === 'title')?.value;
    if (typeof value !== 'string' || value === '') return [];
    const text: Nodes = { type: 'text', value };
    return tag.type === 'mdxJsxTextElement' ? [text] : [{ type: 'paragraph', children: [text] }];
  }

  /** The nodes of an imported text, with the properties of its tag. */
  #part(tag: Tag, part: CompiledPart): Nodes[] {
    const props: Record<string, unknown> = { children: INSIDE };
    for (const attribute of tag.attributes)
      if (attribute.type === 'mdxJsxAttribute')
        props[attribute.name] =
          typeof attribute.value === 'object' && attribute.value !== null
            ? this.evaluate(attribute.value.value)
            : (attribute.value ?? true);
      else Object.assign(props, this.evaluate(`{${attribute.value}}`));
    const inside = tag.children.flatMap((child) => this.#nodes(child));
    return part.plain(props).children.flatMap((child) => withInside(child, inside));
  }

  #value(node: MdxTextExpression | MdxFlowExpression): Nodes[] {
    // An empty expression is a comment.
    if (node.data?.estree?.body.length === 0) return [];
    const value = this.evaluate(node.value);
    if (value === INSIDE) return [{ type: 'text', value: PLACE }];
    const text = textOf(value);
    if (text === undefined) {
      this.file?.message(
        `The page's Markdown copy leaves out \`{${oneLine(node.value)}}\`: its value is not a text. Write it as Markdown, if it matters there.`,
        { place: node.position },
      );
      return [];
    }
    if (text === '') return [];
    return node.type === 'mdxTextExpression'
      ? [{ type: 'text', value: text }]
      : [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
  }
}

/** Stands for `{props.children}` in the nodes of an imported text. */
const PLACE = '\u0000children';

function withInside(node: Nodes, inside: readonly Nodes[]): Nodes[] {
  if (node.type === 'text' && node.value === PLACE) return [...inside];
  if ('children' in node)
    node.children = node.children.flatMap((child) => withInside(child, inside)) as never;
  return [node];
}

/** The text that React would show for a value; undefined if it is not text. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(textOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Tags whose entries are links in Markdown. */
const CARDS = new Set(['DocCard', 'DocCardList']);

/**
 * `title={'a' + 'b'}` becomes `title="ab"`. Values that are not text (styles, handlers) have no
 * meaning in Markdown, but for the entries of cards, which become JSON.
 */
function plainAttribute(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  evaluate: Evaluate,
  ofCards = false,
): MdxJsxAttribute[] {
  if (attribute.type === 'mdxJsxExpressionAttribute') return [];
  if (typeof attribute.value !== 'object' || attribute.value === null) return [attribute];
  const value = evaluate(attribute.value.value);
  if (ofCards && typeof value === 'object') return [{ ...attribute, value: JSON.stringify(value) }];
  return typeof value === 'string' || typeof value === 'number'
    ? [{ ...attribute, value: String(value) }]
    : [];
}
