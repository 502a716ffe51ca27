import type { ReactNode } from 'react';
import { DocsShell } from '@/components/docs/docs-shell.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import { decodePath } from '@/lib/docs/urls.ts';

/** A section's frame: its sidebar stays in place, with its state, while the reader moves between its pages. */
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
