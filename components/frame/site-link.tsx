import type { AnchorHTMLAttributes } from 'react';
import { SiteLink, type SiteLinkProps } from '@/components/navigation/site-link.tsx';
import { belowBase, ON_HOST, withoutBase } from '@/lib/docs/on-host.ts';
import { pageHref, splitSuffix } from '@/lib/docs/urls.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { ExternalMark } from './external-mark.tsx';

/** The href of a page of this site, with the base path. */
export const siteHref = (locale: string, path: string): string =>
  BASE_PATH + pageHref(getSite().model.config, locale, path);

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

interface PageLinkProps extends Omit<SiteLinkProps, 'href'> {
  locale: string;
  /** Decoded and without locale, as in the site model. */
  path: string;
  /** Query and hash. */
  suffix?: string;
}

/** A link to a page of this site. */
export function PageLink({ locale, path, suffix = '', ...rest }: PageLinkProps) {
  return <SiteLink href={pageHref(getSite().model.config, locale, path) + suffix} {...rest} />;
}

/**
 * A link to a file of this site, or to a page of another application on its host: a full page load.
 */
export function FileLink({ locale, path, ...rest }: Anchor & { locale: string; path: string }) {
  return <a href={siteHref(locale, path)} data-full-load {...rest} />;
}

/** A link to another site. Opens in a new tab, with a mark that says so, and without a referrer. */
export function ExternalLink({
  href,
  children,
  markless = false,
  ...rest
}: Anchor & { href: string; /** What is inside brings the mark along. */ markless?: boolean }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {!markless && <ExternalMark />}
    </a>
  );
}

/** A link from the configuration, with either `to` or `href`. */
export function ConfiguredLink({
  locale,
  link,
  children,
  markless,
  ...rest
}: Anchor & { locale: string; link: { to?: string; href?: string }; markless?: boolean }) {
  if (link.href?.startsWith(ON_HOST)) {
    return (
      <a href={belowBase(BASE_PATH, link.href.slice(ON_HOST.length))} data-full-load {...rest}>
        {children}
      </a>
    );
  }
  if (link.href !== undefined) {
    return (
      <ExternalLink href={link.href} markless={markless} {...rest}>
        {children}
      </ExternalLink>
    );
  }
  const { path, suffix } = splitSuffix(link.to ?? '/');
  return (
    <PageLink
      locale={locale}
      path={decoded(withoutBase(BASE_PATH, path))}
      suffix={suffix}
      {...rest}
    >
      {children}
    </PageLink>
  );
}
