import type { Paragraph, PhrasingContent } from 'mdast';
import { paragraph, text } from '@/lib/outputs/markdown-nodes.ts';
import type { ExternalDocs } from '../html/external-docs.ts';
import type { ApiWords } from '../html/words.ts';

/** Where the document says that there is more to read; nothing where it does not. */
export const moreInformation = (docs: ExternalDocs | undefined, t: ApiWords): Paragraph[] =>
  docs === undefined ? [] : [paragraph(text(`${t('moreInformation')}: `), externalNode(docs))];

/** The link, or a text where the address leads nowhere here. */
export const externalNode = (docs: ExternalDocs): PhrasingContent =>
  docs.url === undefined
    ? text(docs.text)
    : { type: 'link', url: docs.url, children: [text(docs.text)] };
