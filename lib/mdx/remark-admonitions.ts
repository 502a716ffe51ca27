import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '@/lib/text/nearest.ts';
import { ADMONITION_KINDS, isAdmonitionKind, type AdmonitionKind } from './admonition-kinds.ts';
import { boxTitle } from './box-title.ts';
import './imports/page-about.ts';
import { joinTexts } from './join-texts.ts';
import { replaceNode } from './replace-node.ts';
import { reportError } from './report.ts';
import { attributeOf, isTag, type Tag } from './tags.ts';

/**
 * Turns `:::tip[Title]` into `<Admonition>`. An unknown name is shown as info and reported, also
 * that of a tag. Colons that only look like a directive (`10:30`, `a:b`) become text again. A box
 * that is not closed and an end without a box are errors, or with `onUnknownComponent: 'warn'`
 * shown as they are read.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'text', (node) => checkEnds(node, file));
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        if (parent && index !== undefined) replaceNode(parent, index, asText(node, file));
        return [SKIP, index];
      }
      if (node.type === 'containerDirective' && parent && index !== undefined) {
        replaceNode(parent, index, admonition(node, file));
        return index;
      }
      if (isTag(node) && node.name === 'Admonition') knownKind(node, file);
      return undefined;
    });
    joinTexts(tree);
  };
}

/** Reports lines of a text that were meant to close a box. */
function checkEnds(node: Text, file: VFile): void {
  const { start } = node.position ?? {};
  if (!start || !node.value.includes(':::')) return;
  const lines = String(file.value).split('\n');
  node.value.split('\n').forEach((text, index) => {
    if (!/^\s*:{3,}\s*$/.test(text)) return;
    const line = start.line + index;
    const opening = lines.slice(0, line - 1).findLast((above) => /^[\s>]*:::/.test(above)) ?? '';
    const [, name] = /^[\s>]*:{3,}\s+(\w+)/.exec(opening) ?? [];
    const cause =
      name === undefined
        ? 'A box inside another one needs fewer colons than the one around it, and an end as many as its beginning.'
        : `“${opening.trim()}” opens none: write :::${name}, without a space.`;
    const column = index === 0 ? start.column : (lines[line - 1]?.indexOf(':') ?? 0) + 1;
    reportEnd(file, `This closes a box that is not open. ${cause}`, {
      start: { line, column },
      end: { line, column },
    });
  });
}

/** Docusaurus builds a site with such mistakes, so they do not stop one that moves in. */
function reportEnd(file: VFile, reason: string, place: Node['position']): void {
  if (file.data.about?.unknown === 'warn') file.message(reason, { place });
  else reportError(file, reason, place);
}

/**
 * To the parser, a box without an end line ends with the block around it. One that a plugin of the
 * site has made has no place.
 */
function isClosed(node: ContainerDirective, file: VFile): boolean {
  if (!node.position) return true;
  const lines = String(file.value)
    .slice(node.position.start.offset, node.position.end.offset)
    .split('\n');
  const colons = /^:+/.exec(lines[0] ?? '')?.[0].length ?? 3;
  const last = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  const [, end = ''] = /^[\s>]*(:{3,})\s*$/.exec(last) ?? [];
  return end.length >= colons;
}

/** The kind of the portal that a writer's word stands for, and the title that it brings. */
function kindOf(
  name: string,
  file: VFile,
  place: Node['position'],
): { kind: AdmonitionKind; title?: string } {
  const { boxes = {}, unknown } = file.data.about ?? {};
  const own = Object.hasOwn(boxes, name) ? boxes[name] : undefined;
  // A site that moves in may have kinds of its own, and readers know them by their names.
  if (own) return { kind: own.like, title: own.title ?? capitalized(name) };
  if (isAdmonitionKind(name)) return { kind: name };
  const names = [...Object.keys(ADMONITION_KINDS), ...Object.keys(boxes)];
  const candidate = nearest(name, names);
  file.message(
    `The admonition “${name}” is not known (${names.join(', ')}); it is shown as info.${candidate ? ` Did you mean “${candidate}”?` : ''}`,
    { place },
  );
  return { kind: 'info', title: unknown === 'warn' ? capitalized(name) : undefined };
}

/** Gives a writer's `<Admonition kind="…">` a kind that its component has. */
function knownKind(tag: Tag, file: VFile): void {
  const attribute = attributeOf(tag, 'kind');
  if (typeof attribute?.value !== 'string') return;
  const { kind, title } = kindOf(attribute.value, file, tag.position);
  attribute.value = kind;
  if (title !== undefined && !attributeOf(tag, 'title'))
    tag.attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: title });
}

function admonition(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  const { kind, title: own } = kindOf(node.name, file, node.position);
  if (!isClosed(node, file))
    reportEnd(
      file,
      `:::${node.name} is not closed. Put a line with as many colons after its text; a box inside another one needs fewer colons than the one around it.`,
      node.position,
    );
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const { id, title: given } = node.attributes ?? {};
  const title = label ? boxTitle(label) : (given ?? own);
  const attributes = Object.entries({ kind, title, id }).flatMap(([name, value]) =>
    value == null ? [] : { type: 'mdxJsxAttribute' as const, name, value },
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes,
    children: label ? rest : node.children,
    position: node.position,
  };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function asText(node: TextDirective | LeafDirective, file: VFile): PhrasingContent | Paragraph {
  const { start, end } = node.position ?? {};
  const text = {
    type: 'text' as const,
    value: start ? String(file.value).slice(start.offset, end?.offset) : toString(node),
  };
  return node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
}
