import { Fragment } from 'react';

/** An address that goes on in the next line after a slash, dot, or hyphen, not inside a word. */
export function BreakableAddress({ text }: { text: string }) {
  return text.split(/(?<=[^/]\/)(?!\/)|(?<=[.-])(?=[^/.-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
