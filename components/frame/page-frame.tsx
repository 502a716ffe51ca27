import { Navbar } from '@/components/navbar/navbar.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { LoadStates } from './load-states.tsx';
import { SharedBlock } from './shared-block.tsx';
import { SkipLink } from './skip-link.tsx';

interface Props {
  locale: string;
  whole?: boolean;
}

/** What stands above every page of a locale. */
export function PageHead({ locale, whole }: Props) {
  return (
    <SharedBlock name={`${locale}/head`} whole={whole}>
      <SkipLink />
      <AnnouncementBar locale={locale} />
      <Navbar locale={locale} />
    </SharedBlock>
  );
}

/** What stands below every page of a locale. */
export function PageFoot({ locale, whole }: Props) {
  return (
    <SharedBlock name={`${locale}/foot`} whole={whole}>
      <Footer locale={locale} />
      <BackToTop />
      <LoadStates />
    </SharedBlock>
  );
}
