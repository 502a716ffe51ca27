import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/frame/site-link.tsx';
import type { ExternalDocs } from '@/lib/openapi/html/external-docs.ts';

/** Where the document says that there is more to read. */
export async function MoreInformation({
  docs,
  className,
}: {
  docs?: ExternalDocs;
  className?: string;
}) {
  if (!docs) return null;
  const t = await getTranslations('api');
  return (
    <p className={className}>
      {t('moreInformation')}:{' '}
      {docs.url === undefined ? (
        docs.text
      ) : (
        <ExternalLink href={docs.url}>{docs.text}</ExternalLink>
      )}
    </p>
  );
}
