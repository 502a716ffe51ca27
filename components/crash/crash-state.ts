import type { ReactNode } from 'react';

export interface CrashState {
  /** Boxed, because any value can be thrown, including undefined. */
  crash: { thrown: unknown } | undefined;
  /** Code failed to load, and the page must not reload by itself again. */
  stuck: boolean;
  pathname: string;
  children: ReactNode;
}

/**
 * A new path or new children (the preview sends them after each save) reset the boundary. Null when
 * neither has changed.
 */
export function stateOfNewContent(
  { pathname, children }: Pick<CrashState, 'pathname' | 'children'>,
  state: CrashState,
): Partial<CrashState> | null {
  return pathname === state.pathname && children === state.children
    ? null
    : { pathname, children, crash: undefined, stuck: false };
}
