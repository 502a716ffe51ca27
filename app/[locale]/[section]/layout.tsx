import type { ReactNode } from 'react';
import { DocsShell } from '@/components/docs/docs-shell.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import { decodePath } from '@/lib/docs/urls.ts';

/**
 * The layout of a section: its sidebar and the sidebar's state stay while the reader moves between
 * pages.
 */
export default async function SectionLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string; section: string }>;
}) {
  const { locale, section } = await params;
  const root = getSite().index(locale)?.rootByKey.get(decodePath(section));
  return root ? <DocsShell root={root}>{children}</DocsShell> : children;
}
