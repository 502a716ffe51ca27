'use client';

import { useBrowserValue } from '@/components/navigation/use-browser-value.ts';

/**
 * The current year in the reader's browser; dashes in the static HTML, or when the clock is plainly
 * wrong.
 * @param since the first year of a range, which alone is shown while it lasts
 */
export function VisitorYear({ since, className }: { since?: number; className?: string }) {
  const year = useBrowserValue(() => new Date().getFullYear(), 0);
  const known = year >= 1983 && year <= 9999;
  const isRange = since !== undefined && !(known && year <= since);
  return (
    <>
      {isRange && `${since}-`}
      <span className={className} data-year>
        {known ? Math.max(year, since ?? year) : '----'}
      </span>
    </>
  );
}
