'use client';

import { useRef, type ReactNode } from 'react';
import { useHideOnScroll } from './use-hide-on-scroll.ts';
import styles from './navbar.module.css';

/** The navbar's header, which may hide while the reader scrolls down. */
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
    // A focused element must be visible.
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
