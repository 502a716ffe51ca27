import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /**
   * - `fill`: as wide as its place.
   * - `round`: raised above the page.
   * - `bare`: has the color of its place, which gives it its size.
   */
  shape?: 'square' | 'fill' | 'round' | 'bare';
  /** A decorative icon (`aria-hidden`). */
  children: ReactNode;
}

/** A button with only an icon. */
export function IconButton({ label, shape = 'square', className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[shape], className)}
      {...rest}
    >
      {children}
    </button>
  );
}
