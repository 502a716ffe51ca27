import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A link or image as written, with its place in the body (1-based). */
export interface Reference {
  target: string;
  line: number;
  column: number;
}

/** Facts about a page for the rest of the site. */
export interface PageFacts {
  headings: Heading[];
  /** Every id that a link can point to. */
  ids: string[];
  links: Reference[];
  images: Reference[];
  /** The first heading has level 1: the page needs no other title. */
  hasTitle: boolean;
  /** The page has a diagram. */
  hasDiagram: boolean;
  /** Where `<Lessons />` is first. */
  lessons?: { line: number; column: number };
  /** Number of questions. */
  questions?: number;
}

declare module 'vfile' {
  interface DataMap {
    facts: PageFacts;
  }
}

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Collects headings, ids, links and images in `file.data.facts`. It runs after rehype-slug. */
export function rehypeFacts() {
  return (tree: Root, file: VFile): void => {
    const facts: PageFacts = {
      headings: [],
      ids: [],
      links: [],
      images: [],
      hasTitle: file.data.hasTitle ?? false,
      hasDiagram: false,
    };
    visit(tree, (node) => {
      if (node.type === 'element') collectElement(node, facts, file);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        collectJsx(node, facts, file);
    });
    facts.images.push(...(file.data.pictures ?? []));
    for (const id of new Set(facts.ids)) {
      const count = facts.ids.filter((other) => other === id).length;
      const times = count === 2 ? 'twice' : `${count} times`;
      if (count > 1)
        file.message(`The id “${id}” is on this page ${times}; links reach only the first.`);
    }
    file.data.facts = facts;
  };
}

function collectElement(node: Element, facts: PageFacts, file: VFile): void {
  // The title is the top of the page, so it needs no anchor.
  if (node.tagName === 'h1') delete node.properties.id;
  const { id, href, src } = node.properties;
  if (typeof id === 'string') facts.ids.push(id);
  if (
    node.tagName === 'a' &&
    typeof href === 'string' &&
    !('dataFootnoteRef' in node.properties) &&
    !('dataFootnoteBackref' in node.properties)
  )
    facts.links.push(reference(node, href));
  if (node.tagName === 'img' && typeof src === 'string') facts.images.push(reference(node, src));
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  // The heading of the footnotes is for screen readers only.
  if (level && level !== '1' && typeof id === 'string' && id !== 'footnote-label')
    facts.headings.push({ id, text: headingText(node, file), level: Number(level) });
}

/**
 * The text of a heading with the values of its expressions, and without what screen readers skip:
 * plugins of sites add such links.
 */
const headingText = (heading: Element, { data: { evaluate } }: VFile): string =>
  toString({
    ...heading,
    children: heading.children.flatMap((child) => {
      if (child.type === 'element' && String(child.properties.ariaHidden) === 'true') return [];
      if (child.type !== 'mdxTextExpression') return child;
      const value = evaluate?.(child.value);
      const isText = typeof value === 'string' || typeof value === 'number';
      return { type: 'text', value: isText ? String(value) : '' };
    }),
  });

function collectJsx(node: JsxElement, facts: PageFacts, file: VFile): void {
  const part = file.data.parts?.get(node.name ?? '');
  if (part) addPart(node, part.facts, facts);
  const attribute = (name: string): string | undefined => {
    const found = node.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
    );
    return typeof found?.value === 'string' ? found.value : undefined;
  };
  const [id, href, src] = [attribute('id'), attribute('href'), attribute('src')];
  if (id !== undefined) facts.ids.push(id);
  if (node.name === 'Mermaid') facts.hasDiagram = true;
  if (node.name === 'Lessons') facts.lessons ??= placeOf(node);
  if (node.name === 'Question') facts.questions = (facts.questions ?? 0) + 1;
  if (node.name === 'a' && href !== undefined) facts.links.push(reference(node, href));
  if (node.name === 'img' && src !== undefined) facts.images.push(reference(node, src));
}

/** What an imported text has stands at the place of its tag. */
function addPart(node: JsxElement, part: PageFacts, facts: PageFacts): void {
  facts.headings.push(...part.headings);
  facts.ids.push(...part.ids);
  facts.links.push(...part.links.map(({ target }) => reference(node, target)));
  facts.images.push(...part.images.map(({ target }) => reference(node, target)));
  facts.hasDiagram ||= part.hasDiagram;
}

const reference = (node: Nodes, target: string): Reference => ({ target, ...placeOf(node) });

const placeOf = (node: Nodes): { line: number; column: number } => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
