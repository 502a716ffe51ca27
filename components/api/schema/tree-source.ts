import { keepForHtml } from '@/components/frame/html-only.ts';
import type { ContentData } from '@/lib/openapi/pages/data.ts';

/** Where the HTML of a tree comes from. */
export type TreeSource =
  | string
  | {
      /** A file has it besides the HTML of the page. Address without the base path. */
      file: string;
      /** It has lists that open and close. */
      lists: boolean;
    };

/** Whether a tree has lists that open and close. */
export const hasLists = (html: string): boolean => html.includes('<details class="tree"');

/**
 * The tree of a body: in a large document the data of the page has only the address of its file.
 */
export function treeSource({ treeHtml, treeFile }: ContentData): TreeSource {
  if (treeFile === undefined || process.env.NODE_ENV === 'development') return treeHtml;
  keepForHtml(treeFile, treeHtml);
  return { file: treeFile, lists: hasLists(treeHtml) };
}
