'use client';

import type { DocsData } from '@/lib/docusaurus/docs-data.ts';
import { docsHooks } from '@/lib/docusaurus/docs-hooks.ts';
import { useLocation } from './in-components.tsx';
import { useLocale } from './site-texts.tsx';

/**
 * What components of a site may ask about its documents.
 * @param data by locale
 */
export function siteDocsHooks(data: Readonly<Record<string, DocsData>>) {
  const usePage = () => ({ data: data[useLocale()] ?? {}, pathname: useLocation().pathname });
  return docsHooks(usePage);
}
