import 'react';

declare module 'react' {
  /** A `style` may set custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
