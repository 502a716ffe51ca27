'use client';

import type { ReactNode } from 'react';
import { DesktopMenu } from './desktop-menu.tsx';
import { useNavbar } from './navbar-context.tsx';
import type { NavItem } from './navbar-items-data.ts';
import { NavLink } from './nav-link.tsx';
import { useShownEntries } from './use-shown-entries.ts';
import styles from './navbar-items.module.css';

/** The navbar's items on one side of a wide screen. A narrow screen shows only the search. */
export function NavbarItems({ right = false, search }: { right?: boolean; search: ReactNode }) {
  const own = useNavbar().items.filter((item) => (item.right ?? false) === right);
  const shown = useShownEntries(own.filter((item) => item.type === 'link'));
  const items = own.filter((item) => item.type !== 'link' || shown.includes(item));
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index} className={item.type === 'search' ? styles.search : undefined}>
          <Item item={item} right={right} search={search} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item, right, search }: { item: NavItem; right: boolean; search: ReactNode }) {
  switch (item.type) {
    case 'search':
      return search;
    case 'html':
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'link':
      return <NavLink link={item} className={styles.top} />;
    case 'menu':
      return <DesktopMenu menu={item} end={right} />;
  }
}
