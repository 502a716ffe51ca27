'use client';

import type { ReactNode } from 'react';
import { WideItem } from './item-views.tsx';
import { useNavbar } from './navbar-context.tsx';
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
          <WideItem item={item} search={search} />
        </li>
      ))}
    </ul>
  );
}
