import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './form-controls.module.css';

/** A single-line text field or a file field. Its value is code, so nothing corrects it. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input
    type="text"
    spellCheck={false}
    className={classNames(styles.control, className)}
    {...rest}
  />
);

/** A multi-line text field. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea spellCheck={false} className={classNames(styles.control, className)} {...rest} />
);

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** `text`: its options are words, so it has the font of its place and is as wide as they are. */
  variant?: 'code' | 'text';
}

/** A native select. */
export const Select = ({ variant = 'code', ...rest }: SelectProps) => (
  <select className={classNames(styles.control, variant === 'text' && styles.text)} {...rest} />
);
