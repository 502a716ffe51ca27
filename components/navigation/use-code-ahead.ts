import { useEffect } from 'react';
import { loadTabs } from '@/components/ui/lazy-tabs.tsx';
import { mayPrefetch } from './prefetch.ts';

/**
 * Loads the script of tabs once the first page is complete. Pages load it only when they have tabs,
 * so a page that was fetched ahead could otherwise not be shown without a network.
 */
export function useCodeAhead(): void {
  useEffect(() => {
    const load = () => {
      // A page with tabs asks again, and says when it fails.
      if (mayPrefetch()) loadTabs().catch(() => undefined);
    };
    if (document.readyState === 'complete') return load();
    window.addEventListener('load', load, { once: true });
    return () => {
      window.removeEventListener('load', load);
    };
  }, []);
}
