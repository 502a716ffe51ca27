import type { Nodes, TableRow } from 'mdast';
import { asFlow, asPhrasing, heading, linkNodes, strongLine } from './markdown-nodes.ts';
import { toString } from 'mdast-util-to-string';

interface Addresses {
  link: (target: string) => string | undefined;
  image: (target: string) => string;
}

/** Elements that have a meaning and no Markdown syntax. They stay HTML, which Markdown allows. */
const KEPT = new Set(['sub', 'sup', 'kbd']);

/**
 * Converts an HTML element of a page to Markdown. Components that the page defines and elements
 * without a meaning (`div`, `span`) are replaced by their content.
 * @param children the converted content
 */
export function elementToMarkdown(
  name: string | null,
  attribute: (name: string) => string | undefined,
  children: Nodes[],
  { link, image }: Addresses,
): Nodes[] {
  switch (name) {
    case 'a': {
      const href = attribute('href');
      return href === undefined ? children : linkNodes(link(href), children);
    }
    case 'img':
      return [
        {
          type: 'image',
          url: image(attribute('src') ?? ''),
          alt: attribute('alt'),
          title: attribute('title'),
        },
      ];
    case 'video':
    case 'iframe':
    case 'source': {
      const src = attribute('src');
      return src === undefined
        ? children
        : linkNodes(link(src), [{ type: 'text', value: attribute('title') ?? src }]);
    }
    case 'br':
      return [{ type: 'break' }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'b':
    case 'strong':
      return [{ type: 'strong', children: asPhrasing(children) }];
    case 'i':
    case 'em':
      return [{ type: 'emphasis', children: asPhrasing(children) }];
    case 'del':
    case 's':
      return [{ type: 'delete', children: asPhrasing(children) }];
    case 'code':
      return [{ type: 'inlineCode', value: children.map((child) => toString(child)).join('') }];
    case 'pre':
      return [
        {
          type: 'code',
          value: children
            .map((child) => toString(child))
            .join('')
            .trim(),
        },
      ];
    case 'p':
      return [{ type: 'paragraph', children: asPhrasing(children) }];
    case 'blockquote':
      return [{ type: 'blockquote', children: asFlow(children) }];
    case 'summary':
    case 'caption':
    case 'dt':
      return [strongLine(asPhrasing(children))];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [heading(Number(name[1]), asPhrasing(children))];
    case 'ul':
    case 'ol':
      return [
        {
          type: 'list',
          ordered: name === 'ol',
          spread: false,
          children: children.filter((child) => child.type === 'listItem'),
        },
      ];
    case 'li':
      return [{ type: 'listItem', spread: false, children: asFlow(children) }];
    case 'td':
    case 'th':
      return [
        { type: 'tableCell', children: asPhrasing(children) },
        ...emptyCells(attribute('colSpan') ?? attribute('colspan')),
      ];
    case 'tr':
      return [
        { type: 'tableRow', children: children.filter((child) => child.type === 'tableCell') },
      ];
    case 'table':
      return table(children);
    default:
      return name !== null && KEPT.has(name)
        ? [
            { type: 'html', value: `<${name}>` },
            ...asPhrasing(children),
            { type: 'html', value: `</${name}>` },
          ]
        : children;
  }
}

/** As in HTML: more columns are as many as these. */
const MOST_COLUMNS = 1000;

/** Markdown has no cells over several columns, so such a cell is followed by empty ones. */
function emptyCells(span = '1'): Nodes[] {
  const length = Math.min(Math.max(0, Number(span) - 1) || 0, MOST_COLUMNS - 1);
  return Array.from({ length }, (): Nodes => ({ type: 'tableCell', children: [] }));
}

function table(children: readonly Nodes[]): Nodes[] {
  const rows = children.filter((child): child is TableRow => child.type === 'tableRow');
  return [
    ...children.filter((child) => child.type === 'paragraph'),
    ...(rows.length > 0 ? [{ type: 'table', children: rows } as Nodes] : []),
  ];
}
