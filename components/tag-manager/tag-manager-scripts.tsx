'use client';

import { GoogleTagManager } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { tellDataLayer } from './data-layer.ts';

/** How long a title is waited for, in ms. */
const PATIENCE = 1000;

/** The container's script with its data layer, and a page view for each page that is reached without a page load; the first one is told by the tag manager itself. */
export function GoogleScripts({ containerId }: { containerId: string }) {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const began = performance.now();
    const tell = () => {
      // Between two pages there is no title for a moment.
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
