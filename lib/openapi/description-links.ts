import { isObject, type Json } from './json.ts';
import { markdownLinks } from './html/markdown.ts';

/** A link in a description, with the path of the description. */
export interface DescriptionLink {
  target: string;
  at: (string | number)[];
}

/** Every link in the descriptions of a document. */
export function descriptionLinks(root: Json): DescriptionLink[] {
  const found: DescriptionLink[] = [];
  const visit = (value: Json, at: (string | number)[]): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...at, index]));
    if (!isObject(value)) return;
    for (const [key, below] of Object.entries(value)) {
      if (key === 'description' && typeof below === 'string') {
        // Parsing takes time: skip texts that cannot have a link.
        if (/\]\(|\]:|<a\s|https?:|www\./i.test(below))
          for (const target of markdownLinks(below)) found.push({ target, at: [...at, key] });
      } else if (key !== 'example' && key !== 'examples') visit(below, [...at, key]);
    }
  };
  visit(root, []);
  return found;
}
