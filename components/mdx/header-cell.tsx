import { Children, type ThHTMLAttributes } from 'react';

/**
 * A table header cell. The empty corner above row headers is a plain cell, because screen readers
 * would announce it as a header without a name.
 */
export function HeaderCell({ children, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  if (Children.count(children) === 0) return <td {...rest} />;
  return <th {...rest}>{children}</th>;
}
