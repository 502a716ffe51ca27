import { siteHref } from '@/components/frame/site-link.tsx';
import { absoluteUrl } from '@/lib/docs/urls.ts';
import { getSite } from '@/lib/server/site.ts';

/**
 * One link for each locale, to its home page. The layout is shared by all pages, so the path of the page at hand, its
 * query and its hash are put in by components/behaviours/locale-links.ts; a change of locale is a full page load.
 */
export function LocaleLinks({ locale, className, queryString }: { locale: string; className: string | undefined; queryString?: string }) {
  const { config } = getSite().model;
  return config.locales.map(({ code, label, htmlLang, url }) => (
    <li key={code}>
      <a
        // Another locale may have a host of its own; the reader's own is the one at hand.
        href={url === undefined || code === locale ? siteHref(code, '/') : absoluteUrl(config, code, '/')}
        className={className}
        lang={htmlLang}
        hrefLang={htmlLang}
        data-locale-link=""
        data-query={queryString}
        aria-current={code === locale ? 'true' : undefined}
        suppressHydrationWarning
      >
        {label}
      </a>
    </li>
  ));
}
