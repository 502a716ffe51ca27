'use client';

import type { ReactNode } from 'react';

/** What React and `await` ask of any value, to know what it is. */
const ASKED = new Set([
  ...['then', '$$typeof', 'prototype', 'displayName', 'defaultProps', 'propTypes'],
  ...['contextType', 'contextTypes', 'childContextTypes', 'getDerivedStateFromProps'],
]);

/**
 * In the place of a part of Docusaurus without a counterpart here: each property, call and loop works
 * and shows nothing, and a component shows what is inside its tags.
 */
export const standIn: unknown = new Proxy(() => undefined, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => '';
    if (name === Symbol.iterator) return () => [].values();
    return typeof name === 'symbol' || ASKED.has(name) ? undefined : standIn;
  },
  apply: (_, __, [props]: [{ children?: ReactNode } | undefined]) => props?.children ?? standIn,
});
