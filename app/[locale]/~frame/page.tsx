import { notFound } from 'next/navigation';
import { PageFoot, PageHead } from '@/components/frame/page-frame.tsx';
import { SidebarBlock } from '@/components/sidebar/sidebar.tsx';
import { getSite } from '@/lib/server/site.ts';

/**
 * What the pages of a locale have in common, each block once. No reader sees this page: the build takes the blocks from
 * it, and removes it (lib/build/shared-blocks.ts).
 */
export default async function SharedBlocks({ params }: PageProps<'/[locale]/~frame'>) {
  const { locale } = await params;
  const index = getSite().index(locale);
  if (!index || !process.env.PORTAL_BUILD) notFound();
  return (
    <>
      <PageHead locale={locale} whole />
      <PageFoot locale={locale} whole />
      {index.model.roots.map((root) => (
        <SidebarBlock key={root.key} root={root} whole />
      ))}
    </>
  );
}
