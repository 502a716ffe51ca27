import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Writes the settings of code fences into an attribute, because reading the HTML of a text again
 * keeps nothing else. `metaOf` reads it, too.
 */
export function rehypeCodeMeta() {
  return (tree: Root): void => {
    visit(tree, 'element', (code) => {
      if (code.data?.meta != null) code.properties.metastring = code.data.meta;
    });
  };
}

/** The settings after the language of a code fence. */
export function metaOf({ data, properties }: Element): string {
  const { metastring } = properties;
  return data?.meta ?? (typeof metastring === 'string' ? metastring : '');
}
