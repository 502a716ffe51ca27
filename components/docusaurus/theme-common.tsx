'use client';

import {
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ElementType,
  type ReactNode,
} from 'react';
import { SiteContext } from '@/components/navigation/public-path.ts';
import { pluralForm } from '@/lib/text/plural-form.ts';

// The public parts of `@docusaurus/theme-common`; those about colors are in in-components.tsx.

interface CollapsibleState {
  initialState?: boolean | (() => boolean);
}

/** Whether something is collapsed, and how to change that. */
export function useCollapsible({ initialState = false }: CollapsibleState = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  /** What is inside is made when it is first shown. */
  lazy?: boolean;
  className?: string;
  onCollapseTransitionEnd?: (collapsed: boolean) => void;
  children?: ReactNode;
}

/** Shows or hides what is inside, at once. */
export function Collapsible({
  as: Tag = 'div',
  collapsed,
  lazy = false,
  className,
  onCollapseTransitionEnd,
  children,
}: CollapsibleProps) {
  const [wasShown, setWasShown] = useState(!collapsed);
  if (!collapsed && !wasShown) setWasShown(true);
  const ended = useEvent((now: boolean) => onCollapseTransitionEnd?.(now));
  const before = useRef(collapsed);
  useEffect(() => {
    if (before.current !== collapsed) ended(collapsed);
    before.current = collapsed;
  }, [collapsed, ended]);
  if (lazy && !wasShown) return null;
  return (
    <Tag className={className} style={collapsed ? { display: 'none' } : undefined}>
      {children}
    </Tag>
  );
}

/** The width below which Docusaurus has the menu for phones. */
const DESKTOP = 996;

/** `ssr` until the page runs in a browser. */
export function useWindowSize({ desktopBreakpoint = DESKTOP } = {}): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    onResize,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr' as const,
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Chooses the form of a text such as `One page|{count} pages` in the language of the page. */
export function usePluralForm() {
  const { locale } = useContext(SiteContext);
  return {
    selectMessage: (count: number, forms: string): string => pluralForm(count, forms, locale),
  };
}

/** Whether the reader wants less motion. Not while a page is made. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** While a page is made there is no layout. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A function that stays the same and calls the newest one. */
export function useEvent<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}

/** The value of the last render. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const [[now, before], setValues] = useState<[Value, Value | undefined]>([value, undefined]);
  if (Object.is(now, value)) return before;
  setValues([value, now]);
  return now;
}

interface Wrapped {
  children?: ReactNode;
}

/** React moves what is inside to the head of the page, which has its own title and description. */
export function PageMetadata({ children }: Wrapped) {
  return children;
}

/** The classes of `<html>` are the portal's. */
export function HtmlClassNameProvider({ children }: Wrapped) {
  return children;
}

/** The error page of the portal names the causes of an error. */
export function ErrorCauseBoundary({ children }: Wrapped) {
  return children;
}
