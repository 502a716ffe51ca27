'use client';

import { useId, useState } from 'react';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { usePublicPath } from '@/components/navigation/public-path.ts';
import { Chevron } from '@/components/ui/chevron.tsx';
import { MenuList } from './menu-list.tsx';
import { isActive, useNavbar } from './navbar-context.tsx';
import type { MenuItem } from './navbar-items-data.ts';
import { NavLink } from './nav-link.tsx';
import styles from './main-menu.module.css';

/**
 * A menu of the navbar as a list in the mobile menu. Its label and its caret toggle it. It opens
 * when it contains the current page. Without script it is always open.
 */
export function MainMenuList({ menu }: { menu: MenuItem }) {
  const navbar = useNavbar();
  const { words } = navbar;
  const here = usePublicPath();
  const hydrated = useHydrated();
  const labelId = useId();
  const active =
    (menu.own && isActive(menu.own, navbar)) ||
    menu.entries.some((entry) => isActive(entry, navbar));
  const [state, setState] = useState({ here, open: active });
  // Recomputed after a navigation; open lists stay open.
  if (state.here !== here) setState({ here, open: state.open || active });
  const label = { dropdown: menu.label, locales: words.languages, versions: words.versions }[
    menu.kind
  ];
  const open = !hydrated || state.open;

  const toggle = () => setState((now) => ({ ...now, open: !now.open }));
  return (
    <li data-dropdown data-active={active ? '' : undefined}>
      <div className={styles.head}>
        {menu.own ? (
          <span id={labelId} className={styles.label}>
            <NavLink link={menu.own} className={styles.link} />
          </span>
        ) : (
          // The caret does the same and is the keyboard's control.
          <button
            type="button"
            id={labelId}
            className={`${styles.link} ${styles.label}`}
            tabIndex={-1}
            onClick={toggle}
            data-dropdown-toggle
          >
            {label}
          </button>
        )}
        <button
          type="button"
          className={styles.caret}
          hidden={!hydrated}
          aria-expanded={open}
          aria-label={open ? words.collapse : words.expand}
          aria-describedby={labelId}
          onClick={toggle}
          data-dropdown-toggle
        >
          <Chevron />
        </button>
      </div>
      <ul className={styles.sublist} data-closed={open ? undefined : ''}>
        <MenuList entries={menu.entries} className={styles.link} />
      </ul>
    </li>
  );
}
