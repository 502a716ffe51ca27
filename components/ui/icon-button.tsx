import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Name for those who do not see the icon, and tooltip for those who do not know it. */
  label: string;
  /** A picture that says nothing by itself (`aria-hidden`). */
  children: ReactNode;
}

/** A button with a picture only. */
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
