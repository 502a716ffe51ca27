import { createHash } from 'node:crypto';
import { inlineScript } from '@/lib/render-data/inline-script.ts';
import type { InlineScript as Name } from '@/lib/site/inline-script-file.ts';
import { HtmlOnlyScript } from './html-only-script.tsx';
import { keepForHtml } from './html-only.ts';

/**
 * A script in the HTML, with its settings. Only the HTML runs it, so the data of the page does not
 * have it.
 */
export function InlineScript({ name, settings }: { name: Name; settings: unknown }) {
  const text = inlineScript(name, settings);
  // The preview may make the HTML in another process.
  if (process.env.NODE_ENV === 'development')
    return <script dangerouslySetInnerHTML={{ __html: text }} />;
  const key = createHash('sha256').update(text).digest('hex').slice(0, 8);
  keepForHtml(key, text);
  return <HtmlOnlyScript textKey={key} />;
}
