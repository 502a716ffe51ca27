'use client';

import type { ComponentProps } from 'react';
import { LocaleLink } from './locale-link.tsx';
import type { HtmlItem, MenuEntry } from './navbar-items-data.ts';
import { useNavbar } from './navbar-context.tsx';
import { NavLink } from './nav-link.tsx';
import { useSamePages } from './same-pages.ts';
import { VersionLink } from './version-link.tsx';

/** A menu entry that can be chosen. */
export type LinkEntry = Exclude<MenuEntry, HtmlItem>;

/** The link of a menu entry, for both desktop menus and the mobile menu. */
export function MenuEntryLink({
  entry,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { entry: LinkEntry }) {
  const { keepsVersions, versionHere } = useNavbar();
  const samePages = useSamePages(entry.type === 'version' ? entry.section : undefined);
  switch (entry.type) {
    case 'link':
      return <NavLink link={entry} {...rest} />;
    case 'locale':
      return <LocaleLink locale={entry} {...rest} />;
    case 'version':
      return (
        <VersionLink
          section={entry.section}
          version={entry.name}
          keeps={keepsVersions}
          href={(entry.samePage && samePages[entry.name]) || entry.href}
          aria-current={versionHere(entry.section) === entry.name ? 'true' : undefined}
          {...rest}
        >
          {entry.label}
        </VersionLink>
      );
  }
}
