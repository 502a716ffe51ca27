'use client';

import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { followHiddenSidebar, hideSidebar } from './hidden-sidebar.ts';
import styles from './sidebar.module.css';

/**
 * Wide screens: a bar below the scrolling list that hides the sidebar, and the remaining strip that
 * shows it again. Styles show one of the two.
 */
export function HideButtons({ words }: { words: { hide: string; show: string } }) {
  const hide = useRef<HTMLButtonElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  useLayoutEffect(followHiddenSidebar, []);
  const press = (hidden: boolean) => {
    hideSidebar(hidden);
    // The opposite button.
    (hidden ? show : hide).current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.hide}>
        <IconButton
          ref={hide}
          label={words.hide}
          shape="fill"
          data-hide-sidebar="hide"
          onClick={() => press(true)}
        >
          <Arrows path="m9 4-4 4 4 4M13 4 9 8l4 4" />
        </IconButton>
      </div>
      <IconButton
        ref={show}
        label={words.show}
        shape="fill"
        className={styles.show}
        data-hide-sidebar="show"
        onClick={() => press(false)}
      >
        <Arrows path="m3 4 4 4-4 4M7 4l4 4-4 4" />
      </IconButton>
    </>
  );
}

function Arrows({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
