import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocsShell } from '@/components/docs/docs-shell.tsx';
import { PageView } from '@/components/docs/page-view.tsx';
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

/**
 * The home page of a site whose home page may be a document. It is a file of its own, so that other
 * home pages load nothing of documents; next.config.ts chooses.
 */
export default async function DocHomePage({ params }: Props) {
  const { locale } = await params;
  const index = getSite().index(locale);
  const page = index?.pageByPath.get('/');
  if (!index || !page) notFound();
  const sectionVersion = index.sectionVersionByKey.get(page.sectionVersionKey ?? '');
  return (
    <>
      {page.kind === 'doc' && sectionVersion ? (
        <DocsShell sectionVersion={sectionVersion} sidebar={page.sidebar}>
          <PageView page={page} />
        </DocsShell>
      ) : (
        <Home locale={locale} />
      )}
      <PreviewNotes page={page} />
    </>
  );
}
