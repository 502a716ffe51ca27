import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

interface Props extends ComponentProps<'button'> {
  /**
   * - `primary`: the one main action of a place.
   * - `plain`: looks like a link without an underline.
   * - `choice`: one of several equal answers.
   * - `link`: a small link among fields.
   * - `entry`: looks like an entry of a menu.
   * - `alert`: in a box with a color of its own, as for a failure. The box may set `--button-hover`
   *   and `--button-hover-text`.
   */
  variant?: 'primary' | 'outline' | 'plain' | 'choice' | 'link' | 'entry' | 'alert';
  /**
   * `large`: the main action of a page. Its place may set `--button-radius` and `--button-inset`.
   */
  size?: 'medium' | 'large';
}

/** A button with a text. */
export function Button({ variant = 'outline', size = 'medium', className, ...rest }: Props) {
  const large = size === 'large' && styles.large;
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[variant], large, className)}
      {...rest}
    />
  );
}
