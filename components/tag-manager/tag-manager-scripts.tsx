'use client';

import { GoogleTagManager } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { tellDataLayer } from './data-layer.ts';

/** Limit for waiting for the new page's title, in ms. */
const PATIENCE = 1000;

/**
 * The container's script with its data layer, and a page view event for each client-side
 * navigation. The tag manager itself counts the first page.
 */
export function GoogleScripts({ containerId }: { containerId: string }) {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const began = performance.now();
    const tell = () => {
      // During a navigation the document briefly has no title.
      if (document.title === '' && performance.now() - began < PATIENCE)
        timer = setTimeout(tell, 20);
      else
        tellDataLayer({
          event: 'page_view',
          page_location: location.href,
          page_path: location.pathname,
          page_title: document.title,
        });
    };
    let timer = setTimeout(tell, 0);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <GoogleTagManager gtmId={containerId} />;
}
