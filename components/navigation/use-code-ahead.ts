import { useEffect } from 'react';
import { loadCourseParts } from '@/components/training/lazy-course-part.tsx';
import { loadTabs } from '@/components/ui/lazy-tabs.tsx';
import { mayPrefetch } from './prefetch.ts';
import { loadDrawnBar } from './progress-bar.ts';

/**
 * Loads scripts that only some pages wait for once the first page is complete: a page that was
 * fetched ahead could otherwise not be shown without a network.
 */
export function useCodeAhead(): void {
  useEffect(() => {
    const load = () => {
      for (const script of [loadDrawnBar, ...(mayPrefetch() ? [loadTabs, loadCourseParts] : [])])
        // Who needs it asks again, and says when it fails.
        script().catch(() => undefined);
    };
    if (document.readyState === 'complete') return load();
    window.addEventListener('load', load, { once: true });
    return () => {
      window.removeEventListener('load', load);
    };
  }, []);
}
