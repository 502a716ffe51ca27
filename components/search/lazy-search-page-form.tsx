'use client';

import dynamic from 'next/dynamic';

/**
 * The form of the search page. Its script is preloaded there, and no other page waits for it. The
 * HTML always contains the form.
 */
export const LazySearchPageForm = dynamic(() =>
  import('./search-page-form.tsx').then(({ SearchPageForm }) => SearchPageForm),
);
