'use client';

import Link from 'next/link';
import { useContext, type ComponentProps } from 'react';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { changeQuery, isHere, isQueryChange } from './address.ts';
import { OverlayContext } from './overlay.ts';
import { mayPrefetch } from './prefetch.ts';
import { useBrowserValue } from './use-browser-value.ts';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Public address of a page without the base path: path, query, hash. */
  href: string;
  /** A likely next page: prefetched as soon as the link is visible. */
  likelyNext?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Called when a click navigates in this tab. */
  onNavigate?: ComponentProps<typeof Link>['onNavigate'];
}

/**
 * Below a base path, Next requests the home page's data outside of it (`/docs.txt`) and falls back
 * to a full page load, but prefetched data has the right address. So the home page is always
 * prefetched.
 */
const isHomeBelowBasePath = (href: string): boolean =>
  BASE_PATH !== '' && /^\/(?:$|[?#])/.test(href);

// Links that are not fetched ahead need no second render in the browser.
const never = () => false;

/**
 * A link to a page of this site, which navigate-softly.ts prefetches when the pointer or the focus
 * rests on it. A change of the query alone loads nothing. In a panel over the page, the link closes
 * the panel and replaces its history entry. It has no `useRouter`, with which every link of a page
 * would be rendered again by each navigation.
 */
export function SiteLink({ href, likelyNext = false, onNavigate, ...rest }: SiteLinkProps) {
  const overlay = useContext(OverlayContext);
  const isAhead = useBrowserValue(
    likelyNext || isHomeBelowBasePath(href) ? mayPrefetch : never,
    false,
  );
  return (
    <Link
      {...rest}
      href={href}
      prefetch={isAhead ? null : false}
      onNavigate={(event) => {
        onNavigate?.(event);
        const panel = overlay?.isOpen() ? overlay : undefined;
        if (panel && isHere(href)) {
          event.preventDefault();
          panel.close();
          return;
        }
        panel?.leave();
        if (isQueryChange(href)) {
          event.preventDefault();
          changeQuery(href, { replace: panel !== undefined });
        } else if (panel) {
          event.preventDefault();
          panel.replace(href);
        }
      }}
    />
  );
}
