import { startTransition, use, useState } from 'react';
import { keptForHtml } from '@/components/frame/html-only.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { treeFiles } from './load-schema.ts';
import type { TreeSource } from './tree-source.ts';

/**
 * The HTML of a tree; undefined if its file cannot be loaded. A page that has just arrived has the
 * HTML already, and React leaves it as it is: the text is empty then.
 */
export function useTree(source: TreeSource): { html: string | undefined; retry: () => void } {
  const [fresh] = useState(useHydrated());
  const [, setTries] = useState(0);
  if (typeof source === 'string') return { html: source, retry: () => undefined };
  const { file } = source;
  const retry = () => {
    treeFiles.forget(file);
    startTransition(() => setTries((tries) => tries + 1));
  };
  if (fresh) return { html: use(treeFiles.load(file)), retry };
  return { html: (typeof window === 'undefined' ? keptForHtml(file) : undefined) ?? '', retry };
}
