import type { RefCallback } from 'react';
import { routerHref } from '@/components/navigation/base-path.ts';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { SiteLink } from '@/components/navigation/site-link.tsx';
import type { IdleRow } from './idle-rows.ts';
import { searchHref } from './result-href.ts';

interface Props {
  row: IdleRow;
  id: string;
  isActive: boolean;
  /** Path of the locale's search page, with the base path. */
  searchPage: string;
  ref: RefCallback<HTMLAnchorElement>;
  onPoint: () => void;
  onNavigate: () => void;
  onSearch: (text: string) => void;
}

/**
 * A row of an empty field, or one of another manual. An earlier search goes into the field again, a
 * page is opened.
 */
export function IdleRowLink({
  row,
  isActive,
  searchPage,
  onPoint,
  onNavigate,
  onSearch,
  ...rest
}: Props) {
  const option = {
    ...rest,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: onPoint,
    onPointerDown: onPoint,
  } as const;
  if (row.type === 'page')
    return (
      <SiteLink {...option} href={row.u} data-row="page" onNavigate={onNavigate}>
        {row.title}
      </SiteLink>
    );
  if (row.type === 'manual')
    return (
      <SiteLink
        {...option}
        href={routerHref(searchHref(searchPage, row))}
        data-row="manual"
        onNavigate={onNavigate}
      >
        {row.title}
      </SiteLink>
    );
  return (
    <SiteLink
      {...option}
      href={routerHref(searchHref(searchPage, { text: row.text }))}
      data-row="recent"
      aria-keyshortcuts="Delete"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSearch(row.text);
      }}
    >
      {row.text}
    </SiteLink>
  );
}
