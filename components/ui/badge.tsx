import type { ComponentPropsWithoutRef } from 'react';
import styles from './badge.module.css';

interface Props extends ComponentPropsWithoutRef<'span'> {
  /** `method`: in the color of its `data-method` (app/styles/tones.css). */
  variant: 'method' | 'outline';
  /** `p`: stands by itself. */
  as?: 'span' | 'p';
}

/** A short fact in a box. */
export const Badge = ({ variant, as: Element = 'span', className, ...rest }: Props) => (
  <Element
    className={[styles.badge, styles[variant], className].filter(Boolean).join(' ')}
    {...rest}
  />
);
