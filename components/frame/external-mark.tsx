import { getTranslations } from 'next-intl/server';
import { ExternalArrow } from './external-arrow.tsx';

/** ExternalArrow with its localized text, for server components. */
export async function ExternalMark() {
  const t = await getTranslations('frame');
  return <ExternalArrow words={t('opensInNewTab')} />;
}
