import type { ReactNode } from 'react';
import { staticHtml } from '@/lib/server/static-html.ts';
import { Prerendered } from './prerendered.tsx';

/**
 * The content of one page. The build makes HTML of it before Next sees it; the preview leaves it to React, which changes
 * in place what a writer has saved.
 */
export async function PageBlock({ name, children }: { name: string; children: ReactNode }) {
  const html = process.env.PORTAL_BUILD ? await staticHtml(children) : undefined;
  return html === undefined ? <Prerendered name={name}>{children}</Prerendered> : <Prerendered name={name} html={html} />;
}
