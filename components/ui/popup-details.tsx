'use client';

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

interface Props {
  className?: string;
  /** Content of the `<summary>`. */
  label: ReactNode;
  labelClassName?: string;
  children: ReactNode;
}

/**
 * A small menu: a `<details>`, which opens without script. A click or focus elsewhere closes it, as
 * do Escape and a navigation.
 */
export function PopupDetails({ className, label, labelClassName, children }: Props) {
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The reader may have opened it before hydration.
  const openedBefore = useEffectEvent(() => details.current?.open && setOpenOn(pathname));
  useLayoutEffect(() => void openedBefore(), []);

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) =>
      target instanceof Node && !details.current?.contains(target) && setOpenOn(undefined);
    const controller = new AbortController();
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, elsewhere, { signal: controller.signal });
    return () => controller.abort();
  }, [open]);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpenOn(undefined);
    summary.current?.focus();
  };
  // The event `toggle` comes later, maybe after the next key.
  const press = (event: MouseEvent) => {
    event.preventDefault();
    setOpenOn(open ? undefined : pathname);
  };
  return (
    <details
      ref={details}
      className={className}
      open={open}
      onToggle={(event) => setOpenOn(event.currentTarget.open ? pathname : undefined)}
      onKeyDown={escape}
      data-popup
    >
      <summary ref={summary} className={labelClassName} onClick={press}>
        {label}
      </summary>
      {children}
    </details>
  );
}
