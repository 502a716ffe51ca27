'use client';

import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import styles from './skip-link.module.css';

const REGION = 'page-top';

/** The first thing that Tab reaches. The focus goes to the content of the page for as long as it stays there; the address stays as it is. */
export function SkipLink({ label }: { label: string }) {
  const skip = (event: MouseEvent) => {
    // Without script, and where a page has no content that can take the focus, the browser follows the link.
    const main = document.getElementById('main');
    if (!main || !isPlainClick(event)) return;
    event.preventDefault();
    // Not for good: a click into the text would make it the place where the next Tab begins.
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

/** The next Tab begins at the top of the page. */
export const focusTop = (): void => document.getElementById(REGION)?.focus({ preventScroll: true });
