import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /** A decorative icon (`aria-hidden`). */
  children: ReactNode;
}

/** A button with only an icon. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {children}
    </button>
  );
}
