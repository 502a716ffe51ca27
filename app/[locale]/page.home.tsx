import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Home } from '@/components/home/home.tsx';
import { PreviewNotes } from '@/components/preview/preview-notes.tsx';
import { homeMetadata } from '@/lib/render-data/metadata.ts';
import type { RouteParams } from '@/lib/render-data/routes.ts';
import { getSite } from '@/lib/render-data/site.ts';

interface Props {
  params: Promise<Pick<RouteParams, 'locale'>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return homeMetadata((await params).locale);
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
