import { getTranslations } from 'next-intl/server';
import { ownHtml } from '@/components/frame/own-html.ts';
import { announcementSettings } from '@/components/first-paint/first-paint-settings.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { AnnouncementBarClient } from './announcement-bar-client.tsx';

/** The site's announcement above the navbar. */
export async function AnnouncementBar({ locale }: { locale: string }) {
  const { config } = getSite().model;
  if (!config.announcementBar) return null;
  const t = await getTranslations('frame');
  const { backgroundColor, textColor, content } = config.announcementBar;
  return (
    <AnnouncementBarClient
      html={ownHtml(localize(content, locale, config.defaultLocale)).__html}
      backgroundColor={backgroundColor}
      color={textColor}
      settings={announcementSettings(config)}
      words={{ announcement: t('announcement'), close: t('close') }}
    />
  );
}
