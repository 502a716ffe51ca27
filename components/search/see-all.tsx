import type { RefCallback } from 'react';
import { routerHref } from '@/components/navigation/base-path.ts';
import { SiteLink } from '@/components/navigation/site-link.tsx';
import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { searchHref } from './result-href.ts';
import type { SearchScope } from './question.ts';

interface Props {
  id: string;
  answer: SearchAnswer;
  scope: SearchScope & { label?: string };
  searchPage: string;
  words: Record<string, string>;
  isActive: boolean;
  ref: RefCallback<HTMLAnchorElement>;
  onNavigate: () => void;
}

/**
 * The link to all results: in the context of the current page, or everywhere if nothing was found
 * there. Where nothing was found at all, the search page has the manuals to look in.
 */
export function SeeAll({
  answer,
  scope: { context, label, version },
  searchPage,
  words,
  isActive,
  ...rest
}: Props) {
  const isOutside = answer.total === 0;
  const isNowhere = isOutside && answer.elsewhere?.complete && answer.elsewhere.total === 0;
  const text =
    context === undefined || isNowhere
      ? isOutside
        ? words.openSearchPage
        : words.seeAll
      : (isOutside ? words.seeAllOutside : words.seeAllWithin)?.replace(
          '{context}',
          () => label || context,
        );
  const href = searchHref(searchPage, {
    text: answer.text.trim(),
    context: isOutside ? undefined : context,
    version,
  });
  return (
    <SiteLink
      {...rest}
      href={routerHref(href)}
      data-search-all
      data-active={isActive ? '' : undefined}
    >
      {text}
    </SiteLink>
  );
}
