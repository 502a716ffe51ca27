'use client';

import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import styles from './skip-link.module.css';

const REGION = 'page-top';

/** The first tab stop: moves the focus to the content without changing the address. */
export function SkipLink({ label }: { label: string }) {
  const skip = (event: MouseEvent) => {
    // Without script, or without focusable content, the browser follows the link.
    const main = document.getElementById('main');
    if (!main || !isPlainClick(event)) return;
    event.preventDefault();
    // Only temporarily: otherwise a click into the text would change the next tab stop.
    main.tabIndex = -1;
    main.onblur = () => main.removeAttribute('tabindex');
    main.focus({ preventScroll: true });
    main.scrollIntoView();
  };
  return (
    <div role="region" aria-label={label} id={REGION} data-skip-region tabIndex={-1}>
      <a className={styles.link} href="#main" onClick={skip}>
        {label}
      </a>
    </div>
  );
}

/** Makes the next Tab start at the top of the page. */
export const focusTop = (): void => document.getElementById(REGION)?.focus({ preventScroll: true });
