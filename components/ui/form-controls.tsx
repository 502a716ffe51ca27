import type { ComponentProps } from 'react';
import styles from './form-controls.module.css';

const withControl = (className: string | undefined): string =>
  [styles.control, className].filter(Boolean).join(' ');

/** One line of text, or a file. What is typed is code: nothing corrects it. */
export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" spellCheck={false} className={withControl(className)} {...rest} />
);

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea spellCheck={false} className={withControl(className)} {...rest} />
);

/** A choice by the browser's own list: known to everybody, and to screen readers. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={withControl(className)} {...rest} />
);
