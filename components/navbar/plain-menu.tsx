import type { RefObject } from 'react';
import { Chevron } from '@/components/ui/chevron.tsx';
import styles from './desktop-menu.module.css';
import { MenuLabel } from './menu-label.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuItem } from './navbar-items-data.ts';
import { NavLink } from './nav-link.tsx';

interface Props {
  menu: MenuItem;
  /** Opens to the left. */
  end: boolean;
  details: RefObject<HTMLDetailsElement | null>;
  summary: RefObject<HTMLElement | null>;
  hidden: boolean;
}

/** A menu of the navbar that works without script. */
export function PlainMenu({ menu, end, details, summary, hidden }: Props) {
  return (
    <details ref={details} className={styles.plain} name="navbar-menu" hidden={hidden}>
      <summary ref={summary} className={styles.top}>
        <MenuLabel menu={menu} />
        <Chevron />
      </summary>
      <ul className={end ? `${styles.list} ${styles.end}` : styles.list}>
        {menu.own && (
          <li data-own>
            <NavLink link={menu.own} className={styles.link} />
          </li>
        )}
        <MenuList entries={menu.entries} className={styles.link} />
      </ul>
    </details>
  );
}
