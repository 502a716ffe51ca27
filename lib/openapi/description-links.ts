import { isObject, type Json } from './json.ts';
import { markdownLinks } from './html/markdown.ts';

/** A link in a description, with the path of the description. */
export interface DescriptionLink {
  target: string;
  at: (string | number)[];
}

/** Parsing takes time: skip texts that cannot have a link. */
const MAY_LINK = /\]\(|\]:|<a\s|https?:|www\./i;

/** Every link in the descriptions of a document. */
export function descriptionLinks(root: Json): DescriptionLink[] {
  const found: DescriptionLink[] = [];
  const visit = (value: Json, at: (string | number)[]): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...at, index]));
    if (!isObject(value)) return;
    for (const [key, below] of Object.entries(value)) {
      if (key === 'description' && typeof below === 'string') {
        if (MAY_LINK.test(below))
          for (const target of markdownLinks(below)) found.push({ target, at: [...at, key] });
      } else if (key !== 'example' && key !== 'examples') visit(below, [...at, key]);
    }
  };
  visit(root, []);
  return found;
}

/** Keys of what is rendered as Markdown, or becomes a link. */
const TEXTS = ['description', 'x-enumDescriptions', 'x-enum-descriptions', 'externalDocs'];

/**
 * Every link that may be in a rendered part of a document, also where nothing checks it. A text that
 * is never shown does no harm here.
 */
export function linksInTexts(root: Json): string[] {
  const texts = new Set<string>();
  const visit = (value: Json, isText: boolean): void => {
    if (typeof value === 'string') {
      if (isText && MAY_LINK.test(value)) texts.add(value);
    } else if (Array.isArray(value)) for (const item of value) visit(item, isText);
    else if (isObject(value))
      for (const [key, below] of Object.entries(value)) visit(below, isText || TEXTS.includes(key));
  };
  visit(root, false);
  return [...new Set([...texts].flatMap(markdownLinks))];
}
