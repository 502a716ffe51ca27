'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useColorModeSwitch } from './color-mode.tsx';
import styles from './color-mode-switch.module.css';

/**
 * The color mode switch; nothing when the configuration disables it. Without script the button is
 * disabled. Styles select the icon, so that it is right before the first paint.
 */
export function ColorModeSwitch() {
  const hydrated = useHydrated();
  const colorMode = useColorModeSwitch();
  const [pressed, setPressed] = useState(false);
  if (!colorMode) return null;
  return (
    <>
      <IconButton
        className={styles.switch}
        disabled={!hydrated}
        data-color-mode-switch
        label={colorMode.label}
        title={colorMode.mode}
        onClick={() => {
          colorMode.next();
          setPressed(true);
        }}
      >
        <svg className={styles.light} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="3.5" />
          <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4" />
        </svg>
        <svg className={styles.dark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
        </svg>
        <svg
          className={styles.system}
          viewBox="0 0 20 20"
          width="20"
          height="20"
          aria-hidden="true"
        >
          <circle cx="10" cy="10" r="7" />
          <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
        </svg>
      </IconButton>
      <span role="status" className="sr-only">
        {pressed && colorMode.mode}
      </span>
    </>
  );
}
