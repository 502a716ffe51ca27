import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Home } from '@/components/home/home.tsx';
import { PreviewNotes } from '@/components/preview/preview-notes.tsx';
import { pageMetadata } from '@/lib/render-data/metadata.ts';
import type { RouteParams } from '@/lib/render-data/routes.ts';
import { getSite } from '@/lib/render-data/site.ts';

interface Props {
  params: Promise<Pick<RouteParams, 'locale'>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const page = getSite().index(locale)?.pageByPath.get('/');
  return page ? pageMetadata(page) : {};
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const index = getSite().index(locale);
  if (!index) notFound();
  return (
    <>
      <Home locale={locale} />
      <PreviewNotes page={index.pageByPath.get('/')} />
    </>
  );
}
