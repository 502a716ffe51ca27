import { getTranslations } from 'next-intl/server';
import { InlineScript } from '@/components/frame/inline-script.tsx';
import { LOADED_FILE, LOADED_MARKER } from '@/lib/render-data/loaded-marker.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import type { BaseUrlSettings } from './base-url.ts';

/**
 * Warns about a site that is published below the wrong path: see base-url.ts. Not in the preview,
 * which has only one path.
 */
export async function BaseUrlWatch({ locale }: { locale: string }) {
  const { baseUrlIssueBanner, defaultLocale } = getSite().model.config;
  if (!baseUrlIssueBanner || process.env.NODE_ENV !== 'production') return null;
  const t = await getTranslations('baseUrl');
  const words = {
    title: t('title'),
    reason: t('reason'),
    current: t('current'),
    default: t('default'),
    suggestion: t('suggestion'),
  };
  const settings: BaseUrlSettings = {
    basePath: `${BASE_PATH}/`,
    localePath: locale === defaultLocale ? '' : `${locale}/`,
    marker: LOADED_MARKER,
    words,
  };
  return (
    <>
      <InlineScript name="base-url" settings={settings} />
      <script defer src={`${BASE_PATH}/${LOADED_FILE.name}`} />
    </>
  );
}
