'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's year; dashes in the static HTML, and where a clock is plainly wrong. */
export function VisitorYear({ className }: { className?: string }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => 0,
  );
  return (
    <span className={className} data-year>
      {year >= 1983 && year <= 9999 ? year : '----'}
    </span>
  );
}
