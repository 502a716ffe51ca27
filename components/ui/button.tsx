import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Props extends ComponentProps<'button'> {
  /** `primary`: the one main action of a place. `plain`: looks like a link without an underline. */
  variant?: 'primary' | 'outline' | 'plain';
}

/** A button with a text. */
export function Button({ variant = 'outline', className, ...rest }: Props) {
  return (
    <button
      type="button"
      className={[styles.button, styles[variant], className].filter(Boolean).join(' ')}
      {...rest}
    />
  );
}
