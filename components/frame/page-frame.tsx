import { Navbar } from '@/components/navbar/navbar.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { LoadStates } from './load-states.tsx';
import { SkipLink } from './skip-link.tsx';

/** What stands above every page of a locale. */
export function PageHead({ locale }: { locale: string }) {
  return (
    <>
      <SkipLink />
      <AnnouncementBar locale={locale} />
      <Navbar locale={locale} />
    </>
  );
}

/** What stands below every page of a locale. */
export function PageFoot({ locale }: { locale: string }) {
  return (
    <>
      <Footer locale={locale} />
      <BackToTop />
      <LoadStates />
      <LiveRegion />
    </>
  );
}
