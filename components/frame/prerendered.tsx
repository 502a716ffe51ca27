'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';

/** HTML of blocks of the page that the browser loaded, for when the reader comes back to it. */
const kept = new Map<string, string>();

/**
 * A block that no browser needs to hydrate: plain HTML, moved by listeners on the document if at all. In the data inside a
 * page's HTML it has no children (lib/build/page-payload.ts): they stand in the document already, which is where
 * this takes them from. Data of a navigation, and the preview, bring them.
 * @param name tells the blocks of the whole site apart
 * @param head stands for the page's own elements in `<head>` instead, which are left out of the data as well
 */
export function Prerendered({ name, head, children }: { name: string; head?: boolean; children?: ReactNode }) {
  return head ? <HeadElements /> : <Block name={name}>{children}</Block>;
}

function Block({ name, children }: { name: string; children?: ReactNode }) {
  const [html] = useState(() => (children === undefined ? htmlOf(name) : undefined));
  if (html === undefined) return <div data-prerendered={name}>{children}</div>;
  return <div data-prerendered={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function htmlOf(name: string): string {
  const known = kept.get(name) ?? document.querySelector(`[data-prerendered="${CSS.escape(name)}"]`)?.innerHTML ?? '';
  kept.set(name, known);
  return known;
}

/** What Next makes of a page's metadata. The rest of the head is the same on every page. */
const OWN = 'title, meta[name]:not([name=viewport], [name=color-scheme], [name=theme-color]), meta[property], link:is([rel=canonical], [rel=alternate], [rel~=icon], [rel=manifest])';

let ownHead: Element[] | undefined;

/** Takes the head's elements away with the page, and brings them back with it. Those of other pages are made by React. */
function HeadElements() {
  const [elements] = useState(() => (ownHead ??= [...document.head.querySelectorAll(OWN)]));
  useLayoutEffect(() => {
    for (const element of elements) if (!element.isConnected) document.head.append(element);
    return () => elements.forEach((element) => element.remove());
  }, [elements]);
  return null;
}
