'use client';

import { useRef, type ReactNode } from 'react';
import { useHideOnScroll } from './use-hide-on-scroll.ts';
import styles from './navbar.module.css';

/** The bar itself, which may leave the screen while the reader scrolls down. */
export function NavbarHeader({
  hideOnScroll,
  children,
}: {
  hideOnScroll: boolean;
  children: ReactNode;
}) {
  const header = useRef<HTMLElement>(null);
  const { hidden, show } = useHideOnScroll(header, hideOnScroll);
  return (
    // Whoever comes to it by keyboard must see it.
    <header
      ref={header}
      className={styles.navbar}
      data-navbar
      data-hidden={hidden ? '' : undefined}
      onFocus={show}
    >
      {children}
    </header>
  );
}
