import { getTranslations } from 'next-intl/server';
import { AnnouncementBar } from '@/components/announcement/announcement-bar.tsx';
import { Navbar } from '@/components/navbar/navbar.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** Everything above the content of a locale's pages. */
export async function SiteHeader({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <AnnouncementBar locale={locale} />
      <Navbar locale={locale} />
    </>
  );
}

/** Everything below the content of a locale's pages. */
export async function SiteFooter({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  return (
    <>
      <Footer locale={locale} />
      <BackToTop label={t('backToTop')} />
      <LiveRegion />
    </>
  );
}
