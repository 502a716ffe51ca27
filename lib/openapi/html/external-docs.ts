import { objectOf, textOf, type Json } from '../json.ts';
import { plainSummary } from './markdown.ts';

/** A page elsewhere, and what it is about. */
export interface ExternalDocs {
  url: string;
  text: string;
}

/** Where the document says that there is more to read about a part of it. */
export function externalDocs(value: Json | undefined): ExternalDocs | undefined {
  const { url: address, description } = objectOf(value);
  const url = textOf(address);
  if (url === undefined || !/^https?:\/\//i.test(url)) return undefined;
  return { url, text: plainSummary(textOf(description) ?? '') || url };
}

/** The same as Markdown. */
export const externalLink = ({ url, text }: ExternalDocs): string =>
  text === url ? `<${url}>` : `[${text.replace(/[[\]\\]/g, '\\$&')}](<${url}>)`;
