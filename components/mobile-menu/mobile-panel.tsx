'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { routerHref } from '@/components/navigation/base-path.ts';
import { internalTarget } from '@/components/navigation/navigate-softly.ts';
import { OverlayContext } from '@/components/navigation/overlay.ts';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { loopFocus } from './focus-loop.ts';
import { inertOthers } from './inert-others.ts';
import { useMobileMenu, type PanelName } from './mobile-menu.tsx';
import styles from './panel.module.css';

interface Props extends ComponentProps<'div'> {
  name: PanelName;
  id: string;
}

const CloseButtonContext = createContext<RefObject<HTMLButtonElement | null> | undefined>(
  undefined,
);

/** Ref of the close button, which gets the focus when the panel opens. */
export const useCloseButton = () => useContext(CloseButtonContext);

/**
 * A panel of the mobile menu. As a popover, it opens and closes without script. With script it is
 * modal: the rest of the page is inert, and Tab stays inside. A link in it closes the menu and
 * replaces the menu's history entry.
 */
export function MobilePanel({ name, role, className = '', children, ...rest }: Props) {
  const { top, toggled, addPanel, close, leave } = useMobileMenu();
  const router = useRouter();
  const panel = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const release = useRef<() => void>(undefined);
  const isTop = top === name;

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const remove = addPanel(name, element);
    // The reader may have opened it before hydration.
    if (element.matches(':popover-open')) toggled(name, true);
    return remove;
  }, [name, addPanel, toggled]);
  useLayoutEffect(() => {
    if (!isTop || !panel.current) return undefined;
    release.current = inertOthers(panel.current);
    closeButton.current?.focus();
    return () => release.current?.();
  }, [isTop]);

  const overlay = useMemo(
    () => ({
      isOpen: () => panel.current?.matches(':popover-open') ?? false,
      close,
      leave,
      replace: (href: string) => router.replace(href),
    }),
    [close, leave, router],
  );
  const followed = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !overlay.isOpen() || event.defaultPrevented || !isPlainClick(event)) return;
    // SiteLink handles links to pages. This handles other links: trusted HTML, files, other
    // locales, other hosts.
    if (
      link.target === '_blank' ||
      !link.protocol.startsWith('http') ||
      link.hasAttribute('download')
    )
      return close();
    event.preventDefault();
    if (link.href === location.href) return close();
    const page = internalTarget(link);
    leave();
    if (page === undefined) location.replace(link.href);
    else router.replace(routerHref(page));
  };
  return (
    <div
      {...rest}
      ref={panel}
      popover="auto"
      className={`${className} ${styles.panel}`}
      // A sidebar is a column on wide screens and a dialog only while it covers the page.
      role={isTop ? 'dialog' : role}
      aria-modal={isTop || undefined}
      data-panel={name}
      // Before the browser returns the focus to an element that is now inert.
      onBeforeToggle={() => release.current?.()}
      onToggle={(event: ToggleEvent) => toggled(name, event.newState === 'open')}
      onClick={followed}
      onKeyDown={(event) => isTop && loopFocus(event)}
    >
      <CloseButtonContext value={closeButton}>
        <OverlayContext value={overlay}>{children}</OverlayContext>
      </CloseButtonContext>
    </div>
  );
}
