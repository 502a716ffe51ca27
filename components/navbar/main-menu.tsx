'use client';

import type { ReactNode } from 'react';
import { MobilePanel } from '@/components/mobile-menu/mobile-panel.tsx';
import { MENU_ID } from '@/components/mobile-menu/panel-ids.ts';
import { NarrowItem } from './item-views.tsx';
import { useNavbar } from './navbar-context.tsx';
import styles from './main-menu.module.css';

/** The primary panel of the mobile menu: the navbar's items. */
export function MainMenu({ head }: { head: ReactNode }) {
  const { items, words } = useNavbar();
  return (
    <MobilePanel name="primary" id={MENU_ID} role="dialog" aria-label={words.menu}>
      {head}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <NarrowItem key={index} item={item} />
        ))}
      </ul>
    </MobilePanel>
  );
}
