import type { ReactNode } from 'react';

export interface CrashState {
  /** In a box, since anything can be thrown. */
  crash: { thrown: unknown } | undefined;
  /** Code has not arrived and the page is not loaded as a whole any more. */
  stuck: boolean;
  pathname: string;
  children: ReactNode;
}

/** Another page, or new children for the same one (a preview sends them after each save), get a fresh start; null when nothing is new. */
export function stateOfNewContent(
  { pathname, children }: Pick<CrashState, 'pathname' | 'children'>,
  state: CrashState,
): Partial<CrashState> | null {
  return pathname === state.pathname && children === state.children
    ? null
    : { pathname, children, crash: undefined, stuck: false };
}
