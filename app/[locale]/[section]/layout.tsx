import type { ReactNode } from 'react';
import { DocsShell } from '@/components/docs/docs-shell.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import { splitRouteKey } from '@/lib/docs/section-route.ts';
import { decoded } from '@/lib/text/decoded.ts';

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
  const { key, sidebar } = splitRouteKey(decoded(section));
  const sectionVersion = getSite().index(locale)?.sectionVersionByKey.get(key);
  if (!sectionVersion) return children;
  return (
    <DocsShell sectionVersion={sectionVersion} sidebar={sidebar}>
      {children}
    </DocsShell>
  );
}
