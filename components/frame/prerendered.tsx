'use client';

import { useState, type ReactNode } from 'react';

/** HTML of blocks of the page that the browser loaded, for when the reader comes back to it. */
const kept = new Map<string, string>();

/**
 * A block that no browser needs to hydrate: plain HTML, moved by listeners on the document if at all. In the data inside a
 * page's HTML it has no children (lib/build/page-payload.ts): they stand in the document already, which is where
 * this takes them from. Data of a navigation, and the preview, bring them.
 * @param name tells the blocks of the whole site apart
 */
export function Prerendered({ name, children }: { name: string; children?: ReactNode }) {
  const [html] = useState(() => (children === undefined ? htmlOf(name) : undefined));
  if (html === undefined) return <div data-prerendered={name}>{children}</div>;
  return <div data-prerendered={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function htmlOf(name: string): string {
  const known = kept.get(name) ?? document.querySelector(`[data-prerendered="${CSS.escape(name)}"]`)?.innerHTML ?? '';
  kept.set(name, known);
  return known;
}
