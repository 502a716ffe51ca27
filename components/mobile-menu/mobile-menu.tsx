'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBackCloses } from '@/components/navigation/use-back-closes.ts';

/** The panel with the navbar's items and, on pages with a sidebar, the docs sidebar. */
export type PanelName = 'primary' | 'secondary';

interface MobileMenuValue {
  /** The topmost open panel; undefined while the menu is closed. */
  top: PanelName | undefined;
  /** Reports that a popover has opened or closed, which it also does without script. */
  toggled: (name: PanelName, open: boolean) => void;
  /** Ref callback of a panel. Its cleanup unregisters the panel. */
  addPanel: (name: PanelName, element: HTMLElement) => () => void;
  /** Ref callback of a button that opens the menu. */
  addButton: (element: HTMLElement) => () => void;
  close: () => void;
  leave: () => void;
}

const MobileMenuContext = createContext<MobileMenuValue | undefined>(undefined);

/** @throws outside MobileMenuProvider, which is in the locale's layout */
export function useMobileMenu(): MobileMenuValue {
  const value = useContext(MobileMenuContext);
  if (!value)
    throw new Error(
      'This part of the mobile menu is outside <MobileMenuProvider>: put it inside (app/[locale]/layout.tsx).',
    );
  return value;
}

/**
 * Makes one modal menu of two popovers (mobile-panel.tsx). The browser's Back button and a wide
 * window close it, and the focus then returns to the button that opened it. Closing the primary
 * panel, which is above the secondary one, closes both.
 */
export function MobileMenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly PanelName[]>([]);
  const panels = useRef(new Map<PanelName, HTMLElement>());
  const buttons = useRef(new Set<HTMLElement>());
  const leaving = useRef(false);
  const top = open.includes('primary') ? 'primary' : open[0];
  const isOpen = top !== undefined;

  const hide = useCallback((leaves: boolean) => {
    leaving.current = leaves;
    for (const name of ['primary', 'secondary'] as const) panels.current.get(name)?.hidePopover();
  }, []);
  const close = useCallback(() => hide(false), [hide]);
  const leave = useCallback(() => hide(true), [hide]);
  const toggled = useCallback((name: PanelName, opened: boolean) => {
    setOpen((now) => [...now.filter((other) => other !== name), ...(opened ? [name] : [])]);
    if (name === 'primary' && !opened) panels.current.get('secondary')?.hidePopover();
  }, []);
  const addPanel = useCallback((name: PanelName, element: HTMLElement) => {
    panels.current.set(name, element);
    return () => {
      panels.current.delete(name);
      setOpen((now) => now.filter((other) => other !== name));
    };
  }, []);
  const addButton = useCallback((element: HTMLElement) => {
    buttons.current.add(element);
    return () => void buttons.current.delete(element);
  }, []);

  useBackCloses('menu', isOpen, () => leaving.current, close);
  useEffect(() => {
    if (!isOpen) return undefined;
    leaving.current = false;
    const all = buttons.current;
    // A wide screen has no menu button, so the menu closes.
    const resized = () => ![...all].some((button) => button.checkVisibility()) && close();
    const controller = new AbortController();
    window.addEventListener('resize', resized, { signal: controller.signal });
    window.addEventListener('pagehide', leave, { signal: controller.signal });
    // The window may have become wide after the panel opened and before `toggle` said so.
    resized();
    return () => {
      controller.abort();
      if (!leaving.current) [...all].find((button) => button.checkVisibility())?.focus();
    };
  }, [isOpen, close, leave]);

  const value = useMemo(
    () => ({ top, toggled, addPanel, addButton, close, leave }),
    [top, toggled, addPanel, addButton, close, leave],
  );
  return <MobileMenuContext value={value}>{children}</MobileMenuContext>;
}
