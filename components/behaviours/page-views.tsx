'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { tellDataLayer } from './data-layer.ts';

/** Tells the data layer of each page that is reached without a page load; the first one is told by the tag manager itself. */
export function PageViews() {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The title comes with the page, but not before it.
    const timer = setTimeout(() => tellDataLayer({ event: 'page_view', page_location: location.href, page_path: location.pathname, page_title: document.title }), 0);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
