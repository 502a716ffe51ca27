import { objectOf, textOf, type Json } from '../json.ts';
import { plainSummary } from './markdown.ts';

/** A page elsewhere, and what it is about. */
export interface ExternalDocs {
  /** Without one, `text` says where: an address that leads nowhere here. */
  url?: string;
  text: string;
}

/** Where the document says that there is more to read about a part of it. */
export function externalDocs(value: Json | undefined): ExternalDocs | undefined {
  const { url: address, description } = objectOf(value);
  const url = textOf(address);
  if (url === undefined) return undefined;
  const words = plainSummary(textOf(description) ?? '');
  if (/^https?:\/\//i.test(url)) return { url, text: words || url };
  // No page must have `javascript:` and the like, not even as a text that somebody copies.
  return isScheme(url) ? undefined : { text: words === '' ? url : `${words} (${url})` };
}

const isScheme = (url: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(url);

/** The same as Markdown. */
export const externalLink = ({ url, text }: ExternalDocs): string =>
  url === undefined
    ? text.replace(/[[\]\\`*_<>]/g, '\\$&')
    : text === url
      ? `<${url}>`
      : `[${text.replace(/[[\]\\]/g, '\\$&')}](<${url}>)`;
