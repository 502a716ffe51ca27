import type { FrontMatter } from '@/lib/content/front-matter-schema.ts';
import type { Heading } from '@/lib/mdx/rehype-facts.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

export interface TocEntry {
  id: string;
  text: string;
  children: TocEntry[];
}

/** Levels shown by default. */
const LEVELS: SiteConfig['docs']['tableOfContents'] = { minHeadingLevel: 2, maxHeadingLevel: 3 };

/**
 * The table of contents of a page. Headings are nested before they are filtered, so that an `h4`
 * below a hidden level does not become the child of an unrelated heading.
 * @param site the levels of the site's settings
 */
export function tableOfContents(
  headings: readonly Heading[],
  frontMatter: Pick<FrontMatter, 'toc_min_heading_level' | 'toc_max_heading_level'> = {},
  site = LEVELS,
): TocEntry[] {
  const min = frontMatter.toc_min_heading_level ?? site.minHeadingLevel;
  const max = Math.max(min, frontMatter.toc_max_heading_level ?? site.maxHeadingLevel);
  return select(nest(headings), min, max);
}

interface Node extends Heading {
  children: Node[];
}

function nest(headings: readonly Heading[]): Node[] {
  const top: Node[] = [];
  let open: Node[] = [];
  for (const heading of headings) {
    const node: Node = { ...heading, children: [] };
    const above = open.filter(({ level }) => level < node.level);
    (above.at(-1)?.children ?? top).push(node);
    open = [...above, node];
  }
  return top;
}

function select(nodes: readonly Node[], min: number, max: number): TocEntry[] {
  return nodes.flatMap((node) => {
    const children = select(node.children, min, max);
    return node.level >= min && node.level <= max
      ? [{ id: node.id, text: node.text, children }]
      : children;
  });
}
