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

/** For `ref` of the button that closes the panel: it gets the focus when the panel opens. */
export const useCloseButton = () => useContext(CloseButtonContext);

/**
 * A panel of the mobile menu: a popover, which opens and closes without script. With script it is modal: the rest of the page is out of
 * reach, and Tab stays inside. A link in it closes the menu, and its page takes the place of the menu's entry in the history.
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
    // It may have been opened before script was there.
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
    () => ({ isOpen: () => panel.current?.matches(':popover-open') ?? false, close, leave }),
    [close, leave],
  );
  const followed = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !overlay.isOpen() || event.defaultPrevented || !isPlainClick(event)) return;
    // Pages of components are followed by SiteLink; here are links of the owner's HTML, files, other locales, other hosts.
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
      // What is a column of the page elsewhere is a dialog for as long as it lies over the page.
      role={isTop ? 'dialog' : role}
      aria-modal={isTop || undefined}
      data-panel={name}
      // Before the browser gives the focus back to what is out of reach now.
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
