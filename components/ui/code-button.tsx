import type { ComponentProps } from 'react';
import styles from './code-button.module.css';
import { CopyButton } from './copy-button.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: 'wrap' | 'expand';
}

/**
 * A button over a code block (`data-code`). Its icon comes from the style sheet, because a page has
 * dozens of them.
 */
export const CodeButton = ({ label, icon, ...rest }: Props) => (
  <button
    type="button"
    className={`${styles.button} ${styles[icon]}`}
    aria-label={label}
    title={label}
    {...rest}
  />
);

/** Copies the code of a block. */
export const CopyCodeButton = (props: Omit<ComponentProps<typeof CopyButton>, 'className'>) => (
  <CopyButton className={styles.button} {...props} />
);
