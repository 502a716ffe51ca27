'use client';

import { IconButton } from '@/components/ui/icon-button.tsx';
import { useCloseButton } from './mobile-panel.tsx';

/** Closes a panel of the mobile menu. */
export function CloseButton({ target, label }: { target: string; label: string }) {
  return (
    <IconButton
      ref={useCloseButton()}
      popoverTarget={target}
      popoverTargetAction="hide"
      label={label}
      data-panel-close
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="m5 5 10 10M15 5 5 15"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
    </IconButton>
  );
}
