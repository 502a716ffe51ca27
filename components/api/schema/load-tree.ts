import { publicHref } from '@/components/navigation/base-path.ts';

const loaded = new Map<string, Promise<string | undefined>>();

/** The HTML of a tree from its file, which is fetched once; undefined if it cannot be loaded. */
export function loadTree(file: string): Promise<string | undefined> {
  const known = loaded.get(file);
  if (known) return known;
  const tree = fetchTree(file).catch(() => undefined);
  loaded.set(file, tree);
  return tree;
}

/** Lets the next call try again. */
export const forgetTree = (file: string): void => void loaded.delete(file);

async function fetchTree(file: string): Promise<string> {
  const response = await fetch(publicHref(file));
  if (!response.ok) throw new Error(`${response.status} ${file}`);
  return (await response.json()) as string;
}
