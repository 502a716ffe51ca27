'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { routerHref } from '@/components/navigation/base-path.ts';
import { loadSearch } from './load-search.ts';
import { searchHref } from './result-href.ts';
import type { SearchFiles } from './start.ts';

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onFocus'> {
  files: SearchFiles;
}

/**
 * A form that leads to the search page, with or without script. With script, focusing the field
 * loads the search.
 */
export function LargeSearchForm({ files, ...rest }: Props) {
  const { searchPage } = files;
  const router = useRouter();
  return (
    <form
      {...rest}
      action={searchPage}
      onFocus={() => {
        router.prefetch(routerHref(searchPage));
        // The search page reports the error.
        loadSearch(files).catch(() => undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('q');
        if (typeof text === 'string') router.push(routerHref(searchHref(searchPage, { text })));
      }}
    />
  );
}
