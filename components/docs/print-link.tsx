import { getTranslations } from 'next-intl/server';
import { FileLink } from '@/components/frame/site-link.tsx';
import { printPath } from '@/lib/docs/urls.ts';
import { getSite } from '@/lib/render-data/site.ts';

/**
 * Link to the print page of a section version, which is made from the rendered pages
 * (lib/outputs/print-page.ts).
 */
export async function PrintLink({
  locale,
  root: key,
  className,
}: {
  locale: string;
  root: string;
  className: string | undefined;
}) {
  const root = getSite().index(locale)?.rootByKey.get(key);
  if (!root) return null;
  const t = await getTranslations('outputs');
  return (
    <FileLink locale={locale} path={printPath(root.basePath)} className={className} rel="nofollow">
      {t('printSection')}
    </FileLink>
  );
}
