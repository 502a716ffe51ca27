import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

interface Props extends ComponentPropsWithoutRef<'span'> {
  /** `method`: in the color of its `data-method` (app/styles/tones.css). */
  variant: 'method' | 'outline';
  /** `p`: stands by itself. */
  as?: 'span' | 'p';
}

/** A short fact in a box. */
export const Badge = ({ variant, as: Element = 'span', className, ...rest }: Props) => (
  <Element className={classNames(styles.badge, styles[variant], className)} {...rest} />
);
