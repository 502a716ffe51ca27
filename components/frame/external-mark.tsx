import { getTranslations } from 'next-intl/server';
import { ExternalArrow } from './external-arrow.tsx';

/** ExternalArrow with its words, for use on the server. */
export async function ExternalMark() {
  const t = await getTranslations('frame');
  return <ExternalArrow words={t('opensInNewTab')} />;
}
