'use client';

import { useBrowserValue } from '@/components/navigation/use-browser-value.ts';

/**
 * The current year in the reader's browser; dashes in the static HTML, or when the clock is plainly
 * wrong.
 */
export function VisitorYear({ className }: { className?: string }) {
  const year = useBrowserValue(() => new Date().getFullYear(), 0);
  return (
    <span className={className} data-year>
      {year >= 1983 && year <= 9999 ? year : '----'}
    </span>
  );
}
