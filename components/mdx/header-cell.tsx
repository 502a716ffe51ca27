import { Children, type ThHTMLAttributes } from 'react';

/** The head of a column or row. The corner above heads of rows is empty: as a head it would be read out as one without a name. */
export function HeaderCell({ children, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  if (Children.count(children) === 0) return <td {...rest} />;
  return <th {...rest}>{children}</th>;
}
