import { publicHref } from '@/components/navigation/base-path.ts';
import { fetchFile } from '@/components/navigation/fetch-file.ts';
import { LoadOnce } from '@/components/navigation/load-once.ts';

/** Parts of schemas, as HTML, by the addresses of their own pages. */
export const partFiles = new LoadOnce(async (address: string): Promise<string> => {
  const response = await fetchFile(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = page.querySelector('[data-fragment-body]');
  if (!body) throw new Error(`There is no part of a schema in ${address}.`);
  return body.innerHTML;
});

/**
 * Trees, as HTML, by the addresses of their files; undefined for a file that cannot be loaded.
 * Failures are kept, because React asks for the same promise again while it renders.
 */
export const treeFiles = new LoadOnce((file: string) => fetchTree(file).catch(() => undefined));

async function fetchTree(file: string): Promise<string> {
  const response = await fetchFile(publicHref(file));
  const tree: unknown = await response.json();
  if (typeof tree !== 'string') throw new Error(`There is no tree in ${file}.`);
  return tree;
}
