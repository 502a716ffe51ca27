import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Props extends ComponentProps<'button'> {
  /** `primary` stands out and is used once in a place; `plain` looks like a link without its line. */
  variant?: 'primary' | 'outline' | 'plain';
}

/** A button with words. */
export function Button({ variant = 'outline', className, ...rest }: Props) {
  return (
    <button
      type="button"
      className={[styles.button, styles[variant], className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
