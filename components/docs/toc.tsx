import { getTranslations } from 'next-intl/server';
import type { TocEntry } from '@/lib/docs/toc.ts';
import { ColumnToc, FoldedToc } from './toc-lists.tsx';

/** Table of contents in the right column of a wide screen; nothing without entries. */
export async function Toc({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null;
  const t = await getTranslations('docs');
  return <ColumnToc entries={entries} title={t('onThisPage')} />;
}

/** The same in a closed box, below the title on a narrow screen. */
export async function MobileToc({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null;
  const t = await getTranslations('docs');
  return <FoldedToc entries={entries} title={t('onThisPage')} />;
}
