'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { changeQuery, isQueryChange } from './address.ts';
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
 * The link to a page of this site. The page is fetched when a reader shows intent (pointer, focus, touch), unless his line is slow
 * or he saves data; another query of the page at hand loads nothing.
 */
export function SiteLink({ href, likelyNext = false, onPointerEnter, onFocus, onTouchStart, onNavigate, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const welcome = useSyncExternalStore(never, mayPrefetch, () => false);
  const fetchAhead = () => {
    if (mayPrefetch()) router.prefetch(href);
  };
  return (
    <Link
      {...rest}
      href={href}
      prefetch={likelyNext && welcome ? null : false}
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
        if (!isQueryChange(href)) return;
        event.preventDefault();
        changeQuery(href);
      }}
    />
  );
}
