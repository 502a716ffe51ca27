import type { TdHTMLAttributes } from 'react';
import styles from './scroll-table.module.css';

const DATE = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** A table cell. A date is not broken at its hyphens. */
export function DataCell({ children, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  const isDate = typeof children === 'string' && DATE.test(children);
  return (
    <td {...rest} className={isDate ? styles.date : rest.className}>
      {children}
    </td>
  );
}
