'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useContext, useSyncExternalStore, type ComponentProps } from 'react';
import { changeQuery, isHere, isOnPage, isQueryChange } from './address.ts';
import { OverlayContext } from './overlay.ts';
import { mayPrefetch } from './prefetch.ts';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Public address of a page without the base path: path, query, hash. */
  href: string;
  /** The page that readers want next: it is fetched when the link comes into sight. */
  likelyNext?: boolean;
  /** Takes the place of the page at hand in the history. */
  replace?: boolean;
  /** Called when a press leads to the page in place, not into another tab. */
  onNavigate?: ComponentProps<typeof Link>['onNavigate'];
}

const never = () => () => undefined;

/**
 * Below a base path Next looks for the data of the home page outside of it (`/docs.txt`), and loads the page as a whole; what was fetched
 * ahead lies where it belongs. So the home page is fetched ahead like the page that readers want next.
 */
const isHomeBelowBasePath = (href: string): boolean =>
  (process.env.NEXT_PUBLIC_BASE_PATH ?? '') !== '' && /^\/(?:$|[?#])/.test(href);

/**
 * The link to a page of this site. The page is fetched when a reader shows intent (pointer, focus, touch), unless his line is slow
 * or he saves data; another query of the page at hand loads nothing. In a panel over the page it closes the panel, whose entry in the
 * history the page takes.
 */
export function SiteLink({
  href,
  likelyNext = false,
  onPointerEnter,
  onFocus,
  onTouchStart,
  onNavigate,
  ...rest
}: SiteLinkProps) {
  const router = useRouter();
  const overlay = useContext(OverlayContext);
  const welcome = useSyncExternalStore(never, mayPrefetch, () => false);
  const fetchAhead = () => {
    if (mayPrefetch() && !isOnPage(href)) router.prefetch(href);
  };
  return (
    <Link
      {...rest}
      href={href}
      prefetch={(likelyNext || isHomeBelowBasePath(href)) && welcome ? null : false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        fetchAhead();
      }}
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
          router.replace(href);
        }
      }}
    />
  );
}
