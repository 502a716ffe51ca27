import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { ApiPageView } from '@/components/api/api-page-view.tsx';
import { PreviewNotes } from '@/components/preview/preview-notes.tsx';
import { apiParams, findApiPage, type RouteParams } from '@/lib/render-data/routes.ts';
import { pageMetadata } from '@/lib/render-data/metadata.ts';

export function generateStaticParams({
  params,
}: {
  params: { locale: string };
}): Omit<RouteParams, 'locale'>[] {
  return apiParams(params.locale);
}

export async function generateMetadata({
  params,
}: {
  params: Promise<RouteParams>;
}): Promise<Metadata> {
  const page = findApiPage(await params);
  return page ? pageMetadata(page) : {};
}

export default async function ApiSitePage({ params }: { params: Promise<RouteParams> }) {
  const page = findApiPage(await params);
  if (!page) notFound();
  return (
    <Fragment key={page.id}>
      <ApiPageView page={page} />
      <PreviewNotes page={page} />
    </Fragment>
  );
}
