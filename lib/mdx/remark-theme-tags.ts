import type { Code, Heading, Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { evaluator, type Evaluate } from './evaluate.ts';
import { labelTabs } from './label-tabs.ts';
import { replaceNode } from './replace-node.ts';
import { attributeOf, type Tag } from './tags.ts';

/**
 * Writes tags of Docusaurus as the Markdown or HTML that they stand for, so that the checks, the
 * colors of code, and the Markdown copy treat them alike: `<Link to>` becomes `<a href>`,
 * `<CodeBlock>` a fence, `<Heading as="h2">` a heading.
 */
export function remarkThemeTags() {
  return (tree: Root, file: VFile): void => {
    const evaluate = evaluator(tree, file.data.scope);
    visit(tree, (node, index, parent) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.name)
        return undefined;
      if (node.name === 'BrowserOnly') browserOnly(node, file);
      if (node.name === 'ThemedImage') themedImage(node, evaluate, file);
      const other = rewritten(node, evaluate);
      if (other === node || !parent || index === undefined) return undefined;
      replaceNode(parent, index, other);
      return index;
    });
  };
}

function rewritten(tag: Tag, evaluate: Evaluate): Nodes {
  switch (tag.name) {
    case 'Admonition': {
      const type = textOf(tag, 'type', evaluate);
      if (type !== undefined) rename(tag, 'type', 'kind', type);
      break;
    }
    case 'CodeBlock':
      return fence(tag, evaluate) ?? tag;
    case 'Details':
      details(tag, evaluate);
      break;
    case 'IdealImage': {
      const src = pictureOf(attributeOf(tag, 'img')?.value, evaluate);
      if (src === undefined) break;
      rename(tag, 'img', 'src', src);
      tag.name = 'img';
      break;
    }
    case 'Heading':
      return heading(tag, evaluate) ?? tag;
    case 'Link': {
      const name = attributeOf(tag, 'to') ? 'to' : 'href';
      const target = textOf(tag, name, evaluate);
      if (target === undefined) break;
      rename(tag, name, 'href', target);
      tag.name = 'a';
      break;
    }
    case 'Mermaid':
      if (attributeOf(tag, 'value')) rename(tag, 'value', 'chart', textOf(tag, 'value', evaluate));
      break;
    case 'Tabs':
      labelTabs(tag, evaluate);
      break;
    case 'a':
    case 'img':
      for (const name of ['href', 'src', 'srcSet']) {
        const address = computed(tag, name) ? textOf(tag, name, evaluate) : undefined;
        if (address !== undefined) rename(tag, name, name, address);
      }
  }
  return tag;
}

const OF_BROWSERS = /\b(window|document|localStorage|sessionStorage|navigator)(\.\w|\?\.|\[)/;

/** Pages are made where no browser is, so what asks for one there is left out. */
function browserOnly(tag: Tag, file: VFile): void {
  if (!tag.children.some((child) => 'value' in child && OF_BROWSERS.test(child.value))) return;
  tag.children = [];
  file.message(
    'What is inside this <BrowserOnly> asks the browser while the page is made, so only its `fallback` is shown. Make it a component in a file of its own, and import it.',
    { place: tag.position },
  );
}

/** Both pictures are published; the one for the light mode stands for both in the Markdown copy. */
function themedImage(tag: Tag, evaluate: Evaluate, file: VFile): void {
  const setting = attributeOf(tag, 'sources')?.value;
  if (typeof setting !== 'object' || setting === null) return;
  const { light, dark } = Object(evaluate(setting.value)) as { light?: unknown; dark?: unknown };
  const { line, column } = tag.position?.start ?? { line: 1, column: 1 };
  for (const target of [light, dark])
    if (typeof target === 'string') file.data.pictures?.push({ target, line, column });
  if (typeof light === 'string')
    tag.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: light });
}

/** A fence for code that is known now. Other code is shown by the component. */
function fence(tag: Tag, evaluate: Evaluate): Code | undefined {
  if (attributeOf(tag, 'html')) return undefined;
  const parts = tag.children.map((child) =>
    child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression'
      ? evaluate(child.value)
      : toString(child),
  );
  if (parts.some((part) => typeof part !== 'string')) return undefined;
  const title = textOf(tag, 'title', evaluate);
  const language =
    textOf(tag, 'language', evaluate) ??
    textOf(tag, 'className', evaluate)?.replace(/^language-/, '');
  const meta = [
    textOf(tag, 'metastring', evaluate),
    title === undefined ? undefined : `title="${title.replaceAll('"', "'")}"`,
    attributeOf(tag, 'showLineNumbers') && 'showLineNumbers',
  ].filter(Boolean);
  return {
    type: 'code',
    lang: language ?? 'text',
    meta: meta.join(' ') || null,
    value: parts.join('').replace(/^\n+|\s+$/g, ''),
    position: tag.position,
  };
}

/** `img={thumbnail}`, `img={require('./thumbnail.png')}` and `img="/thumbnail.png"`. */
function pictureOf(value: MdxJsxAttribute['value'], evaluate: Evaluate): string | undefined {
  const made: unknown = typeof value === 'object' && value !== null ? evaluate(value.value) : value;
  const { default: own } = Object(made) as { default?: unknown };
  return [made, own].find((one) => typeof one === 'string');
}

/** The summary as an element, unless it is one of the page's own components. */
function details(tag: Tag, evaluate: Evaluate): void {
  const summary = textOf(tag, 'summary', evaluate);
  if (summary === undefined && attributeOf(tag, 'summary')) return;
  tag.name = 'details';
  tag.attributes = tag.attributes.filter(
    (attribute) => !('name' in attribute) || attribute.name !== 'summary',
  );
  if (
    summary === undefined &&
    tag.children.some((child) => 'name' in child && child.name === 'summary')
  )
    return;
  tag.children.unshift({
    type: 'mdxJsxFlowElement',
    name: 'summary',
    attributes: [],
    children: [{ type: 'text', value: summary ?? 'Details' } as never],
  } as never);
}

function heading(tag: Tag, evaluate: Evaluate): Heading | undefined {
  const level = /^h([1-6])$/.exec(textOf(tag, 'as', evaluate) ?? '')?.[1];
  if (level === undefined) return undefined;
  const id = textOf(tag, 'id', evaluate);
  return {
    type: 'heading',
    depth: Number(level) as Heading['depth'],
    children: tag.children.flatMap((child) =>
      child.type === 'paragraph' ? child.children : [child as PhrasingContent],
    ),
    data: id === undefined ? undefined : { hProperties: { id } },
    position: tag.position,
  };
}

const computed = (tag: Tag, name: string): boolean =>
  typeof (attributeOf(tag, name)?.value ?? '') === 'object';

/** The text of an attribute; undefined if there is none, or if its value is not a text. */
function textOf(tag: Tag, name: string, evaluate: Evaluate): string | undefined {
  const value = attributeOf(tag, name)?.value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const made = evaluate(value.value);
  return typeof made === 'string' ? made : undefined;
}

function rename(tag: Tag, from: string, to: string, value: string | undefined): void {
  const attribute = attributeOf(tag, from);
  if (!attribute) return;
  attribute.name = to;
  if (value !== undefined) attribute.value = value;
}
