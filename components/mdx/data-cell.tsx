import type { TdHTMLAttributes } from 'react';
import styles from './scroll-table.module.css';

const DATE = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** A table cell. A date is not broken at its hyphens. */
export function DataCell({ children, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  const isDate = typeof children === 'string' && DATE.test(children);
  return (
    // Without a class, nothing: the data of the page would name it for each cell.
    <td {...rest} {...(isDate && { className: styles.date })}>
      {children}
    </td>
  );
}
