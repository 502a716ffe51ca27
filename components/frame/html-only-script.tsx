'use client';

import { keptForHtml } from './html-only.ts';

/** An inline script. In the browser it has run already, and React leaves it as it is. */
export function HtmlOnlyScript({ textKey }: { textKey: string }) {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: keptForHtml(textKey) ?? '' }}
    />
  );
}
