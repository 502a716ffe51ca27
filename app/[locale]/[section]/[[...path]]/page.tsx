import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { PageView } from '@/components/docs/page-view.tsx';
import { PreviewNotes } from '@/components/preview/preview-notes.tsx';
import { findManualPage, manualParams, type RouteParams } from '@/lib/render-data/routes.ts';
import { pageMetadata } from '@/lib/render-data/metadata.ts';

export function generateStaticParams({
  params,
}: {
  params: { locale: string };
}): Omit<RouteParams, 'locale'>[] {
  return manualParams(params.locale);
}

export async function generateMetadata({
  params,
}: {
  params: Promise<RouteParams>;
}): Promise<Metadata> {
  const page = findManualPage(await params);
  return page ? pageMetadata(page) : {};
}

export default async function SitePage({ params }: { params: Promise<RouteParams> }) {
  const page = findManualPage(await params);
  if (!page) notFound();
  return (
    <Fragment key={page.id}>
      <PageView page={page} />
      <PreviewNotes page={page} />
    </Fragment>
  );
}
