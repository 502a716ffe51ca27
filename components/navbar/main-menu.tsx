'use client';

import type { ReactNode } from 'react';
import { MobilePanel } from '@/components/mobile-menu/mobile-panel.tsx';
import { MENU_ID } from '@/components/mobile-menu/panel-ids.ts';
import { MainMenuList } from './main-menu-list.tsx';
import { useNavbar } from './navbar-context.tsx';
import type { NavItem } from './navbar-items-data.ts';
import { NavLink } from './nav-link.tsx';
import { useShownEntries } from './use-shown-entries.ts';
import styles from './main-menu.module.css';

/** The primary panel of the mobile menu: the navbar's items. */
export function MainMenu({ head }: { head: ReactNode }) {
  const { items, words } = useNavbar();
  return (
    <MobilePanel name="primary" id={MENU_ID} role="dialog" aria-label={words.menu}>
      {head}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
    </MobilePanel>
  );
}

function Item({ item }: { item: NavItem }) {
  const [shown] = useShownEntries(item.type === 'link' ? [item] : []);
  switch (item.type) {
    case 'search':
      // The search box stays in the navbar.
      return null;
    case 'html':
      return <li className={styles.html} dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'link':
      return (
        shown && (
          <li>
            <NavLink link={item} className={styles.link} />
          </li>
        )
      );
    case 'menu':
      return <MainMenuList menu={item} />;
  }
}
