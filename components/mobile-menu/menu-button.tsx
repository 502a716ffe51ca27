'use client';

import { useEffect, useRef } from 'react';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useMobileMenu } from './mobile-menu.tsx';

/** Opens a panel of the mobile menu. */
export function MenuButton({
  target,
  label,
  className,
}: {
  target: string;
  label: string;
  className: string | undefined;
}) {
  const { top, addButton } = useMobileMenu();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? addButton(button.current) : undefined), [addButton]);
  return (
    <IconButton
      ref={button}
      label={label}
      className={className}
      popoverTarget={target}
      aria-expanded={hydrated ? top !== undefined : undefined}
      data-menu-button
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M2 5h16M2 10h16M2 15h16"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
    </IconButton>
  );
}
