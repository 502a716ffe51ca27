'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type MouseEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { isShown } from './scroll-up.ts';
import styles from './back-to-top.module.css';

/** A button that appears when the reader scrolls up, and scrolls to the top of the page. */
export function BackToTop({ label }: { label: string }) {
  const pathname = usePathname();
  const [shownOn, setShownOn] = useState<string>();

  useEffect(() => {
    let before = window.scrollY;
    // Scrolling caused by a jump to a heading does not count.
    let jumped = location.hash !== '';
    const scrolled = () => {
      const move = {
        before,
        now: window.scrollY,
        atBottom: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight,
      };
      before = move.now;
      if (!jumped) setShownOn(isShown(move) ? pathname : undefined);
      jumped = false;
    };
    const jump = () => {
      jumped = true;
      setShownOn(undefined);
    };
    const controller = new AbortController();
    window.addEventListener('scroll', scrolled, { passive: true, signal: controller.signal });
    window.addEventListener('hashchange', jump, { signal: controller.signal });
    return () => controller.abort();
  }, [pathname]);

  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes on the way up, and Chromium stops scrolling when what has the focus goes.
    currentTarget.blur();
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  };
  return (
    <IconButton
      label={label}
      shape="round"
      className={styles.button}
      onClick={press}
      data-back-to-top
      hidden={shownOn !== pathname}
    >
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path
          d="M8 13V3.5M3.5 8 8 3.5 12.5 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </IconButton>
  );
}
