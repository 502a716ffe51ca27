import { Fragment } from 'react';

/** Words that are as long may not fit: names of operations and tags in API references. */
const LONG = /\S{18,}/;

/**
 * A label whose long words may break where a reader sees a boundary: `listUser|Repositories`,
 * `reports/|daily`.
 */
export function BreakableLabel({ text }: { text: string }) {
  if (!LONG.test(text)) return text;
  const pieces = text
    .replace(/([a-z\d])([A-Z])/g, '$1\0$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1\0$2')
    .replace(/([-/_.:])(?=\S)/g, '$1\0')
    .split('\0');
  // One element: the label is a flex item, which each piece would be otherwise.
  return (
    <span>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
