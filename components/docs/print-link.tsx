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
  sectionVersionKey: key,
  className,
}: {
  locale: string;
  sectionVersionKey: string;
  className: string | undefined;
}) {
  const sectionVersion = getSite().index(locale)?.sectionVersionByKey.get(key);
  if (!sectionVersion) return null;
  const t = await getTranslations('outputs');
  return (
    <FileLink
      locale={locale}
      path={printPath(sectionVersion.basePath)}
      className={className}
      rel="nofollow"
    >
      {t('printSection')}
    </FileLink>
  );
}
