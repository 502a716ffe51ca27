import { PageLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/server/site.ts';

/**
 * One link for each locale, to its home page. The layout is shared by all pages, so the path of the page at hand, its
 * query and its hash are put in by components/behaviours/locale-links.ts; a change of locale is a full page load.
 */
export function LocaleLinks({ locale, className }: { locale: string; className: string | undefined }) {
  return getSite().model.config.locales.map(({ code, label, htmlLang }) => (
    <li key={code}>
      <PageLink locale={code} path="/" className={className} lang={htmlLang} hrefLang={htmlLang} data-locale-link aria-current={code === locale ? 'true' : undefined}>
        {label}
      </PageLink>
    </li>
  ));
}
