import { routerHref } from '@/components/navigation/base-path.ts';
import { SiteLink, type SiteLinkProps } from '@/components/navigation/site-link.tsx';
import type { ResultPage, ResultSection } from '@/lib/search/protocol.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { resultHref } from './result-href.ts';

interface Props extends Omit<SiteLinkProps, 'href'> {
  page: ResultPage;
  section: ResultSection;
}

/**
 * The link to a result. A result outside the site gets no address; a click reports it as an error.
 */
export function ResultLink({ page, section, onNavigate, ...rest }: Props) {
  let href: string;
  try {
    href = resultHref(page.u, section.h, page.terms, BASE_PATH, location.origin);
  } catch (error) {
    return (
      <a
        {...rest}
        onClick={() => {
          throw error;
        }}
      />
    );
  }
  return <SiteLink {...rest} href={routerHref(href)} onNavigate={onNavigate} />;
}
