'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';

/** HTML of blocks of the page that the browser loaded, for when the reader comes back to it. */
const kept = new Map<string, string>();

interface Props {
  name: string;
  html?: string;
  head?: boolean;
  children?: ReactNode;
}

/**
 * A block that no browser needs to hydrate: plain HTML, moved by listeners on the document if at all. In the data inside a
 * page's HTML it has no children (lib/build/page-payload.ts): they stand in the document already, which is where
 * this takes them from. Data of a navigation, and the preview, bring them.
 * @param name tells the blocks of the whole site apart
 * @param html content that the build has put in the place of children (lib/build/shared-blocks.ts)
 * @param head stands for the page's own elements in `<head>` instead, which are left out of the data as well
 */
export function Prerendered({ name, html, head, children }: Props) {
  return head ? <HeadElements /> : <Block name={name} html={html} children={children} />;
}

function Block({ name, html: given, children }: Props) {
  const [html] = useState(() => given ?? (children === undefined ? htmlOf(name) : undefined));
  if (html === undefined) return <div data-prerendered={name}>{children}</div>;
  return <div data-prerendered={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** Undefined on the server, where a block without children stays empty. */
function htmlOf(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
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
