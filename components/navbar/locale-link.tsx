'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useListedHeadings } from '@/components/docs/listed-headings.tsx';
import { headingInView } from '@/components/docs/use-active-heading.ts';
import { useAddress } from '@/components/navigation/address.ts';
import { usePublicPath } from '@/components/navigation/public-path.ts';
import { BASE_PATH } from '@/lib/site/base-path.ts';
import { localeHref } from './locale-href.ts';
import type { LocaleItem } from './navbar-items-data.ts';
import { useNavbar } from './navbar-context.tsx';

/**
 * A link to the current page in another language, with its query and hash; without a hash, to the
 * heading that the reader has scrolled to. A full page load, because the whole frame changes.
 */
export function LocaleLink({
  locale,
  onClick,
  onAuxClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { locale: LocaleItem }) {
  const { homeHref } = useNavbar();
  const { ids } = useListedHeadings();
  const path = usePublicPath();
  const pathname =
    BASE_PATH + (path.length > 1 && !/^\/[^/]+\/$/.test(path) ? path.replace(/\/$/, '') : path);
  // Uses the address at the time of the click, because hash changes do not always rerender.
  const point = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = location;
    const hash = location.hash || hashOf(headingInView(ids));
    currentTarget.href = localeHref(
      { pathname, search, hash },
      homeHref,
      locale.home,
      locale.query,
    );
  };
  return (
    <a
      {...rest}
      href={localeHref({ pathname, ...useAddress() }, homeHref, locale.home, locale.query)}
      lang={locale.lang}
      hrefLang={locale.lang}
      aria-current={locale.current ? 'true' : undefined}
      data-locale-link=""
      onClick={(event) => {
        onClick?.(event);
        point(event);
      }}
      onAuxClick={(event) => {
        onAuxClick?.(event);
        point(event);
      }}
    >
      {locale.label}
    </a>
  );
}

const hashOf = (id: string | undefined): string =>
  id === undefined ? '' : `#${encodeURIComponent(id)}`;
