'use client';

import type { ReactNode } from 'react';
import { DesktopMenu } from './desktop-menu.tsx';
import { MainMenuList } from './main-menu-list.tsx';
import type { NavItem } from './navbar-items-data.ts';
import { NavLink } from './nav-link.tsx';
import { useShownEntries } from './use-shown-entries.ts';
import menuStyles from './main-menu.module.css';
import styles from './navbar-items.module.css';

/** An item in the navbar of a wide screen. A new type is a type error here and below. */
export function WideItem({ item, search }: { item: NavItem; search: ReactNode }): ReactNode {
  switch (item.type) {
    case 'search':
      return search;
    case 'html':
      return <div className={styles.html} dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'link':
      return <NavLink link={item} className={styles.top} />;
    case 'menu':
      return <DesktopMenu menu={item} end={item.right ?? false} />;
    default:
      return item satisfies never;
  }
}

/** An item in the menu of a narrow screen, as an item of a list. */
export function NarrowItem({ item }: { item: NavItem }): ReactNode {
  const [shown] = useShownEntries(item.type === 'link' ? [item] : []);
  switch (item.type) {
    case 'search':
      // The search box stays in the navbar.
      return null;
    case 'html':
      return <li className={menuStyles.html} dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'link':
      return (
        shown && (
          <li>
            <NavLink link={item} className={menuStyles.link} />
          </li>
        )
      );
    case 'menu':
      return <MainMenuList menu={item} />;
    default:
      return item satisfies never;
  }
}
