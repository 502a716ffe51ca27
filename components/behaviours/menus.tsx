'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { DropdownMenuProps } from '@/components/navbar/dropdown-menu.tsx';
import { mayPrefetch } from '@/components/navigation/prefetch.ts';

const TRIGGER = '[data-menu-trigger]';

/**
 * The menus of the navbar on a wide screen. Their code is loaded when a reader comes near one; the press or key that came
 * first opens it all the same. When it cannot be loaded, the plain menu of the HTML takes over.
 */
export function Menus() {
  const pathname = usePathname();
  const [Menu, setMenu] = useState<ComponentType<DropdownMenuProps>>();
  // A menu belongs to the page on which it was opened.
  const [opened, setOpened] = useState<{ trigger: HTMLElement; pathname: string; byKey: boolean }>();
  const shown = opened?.pathname === pathname ? opened : undefined;

  const load = async (): Promise<void> => {
    if (Menu) return;
    const { DropdownMenu } = await import('@/components/navbar/dropdown-menu.tsx');
    setMenu(() => DropdownMenu);
  };
  const toggle = (trigger: HTMLElement, byKey: boolean, open = shown?.trigger !== trigger): void => {
    setOpened(open ? { trigger, pathname, byKey } : undefined);
    load().catch(() => fallBack(trigger));
  };
  const near = useEffectEvent((event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-menu]') && mayPrefetch()) load().catch(() => undefined);
  });
  const pressed = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const label = target?.closest<HTMLElement>(`button${TRIGGER}`) ?? target?.closest('[data-menu-caret]')?.parentElement?.querySelector<HTMLElement>(TRIGGER);
    // A click without a press comes from a key or from a screen reader.
    if (label) toggle(label, event.detail === 0);
  });
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    const label = event.target instanceof Element ? event.target.closest<HTMLElement>(TRIGGER) : null;
    if (!label) return;
    // A button turns Enter and Space into a click by itself; a label that is a link would be followed.
    if (event.key === 'ArrowDown') toggle(label, true, true);
    else if (label.localName === 'a' && (event.key === 'Enter' || event.key === ' ')) toggle(label, true);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    for (const type of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(type, (event) => near(event), options);
    document.addEventListener('click', (event) => pressed(event), { signal: controller.signal });
    document.addEventListener('keydown', (event) => keyed(event), { signal: controller.signal });
    takeOver(document);
    return () => controller.abort();
  }, []);

  return Menu && shown ? <Menu trigger={shown.trigger} byKey={shown.byKey} onClose={() => setOpened((now) => (now === shown ? undefined : now))} /> : null;
}

/** A plain menu that was opened before script was there becomes a real one: as if its label had been pressed. */
function takeOver(document: Document): void {
  const plain = document.querySelector<HTMLDetailsElement>('[data-menu] > details[open]');
  const label = plain?.parentElement?.querySelector<HTMLElement>(TRIGGER);
  if (!plain || !label) return;
  plain.open = false;
  label.focus();
  (plain.parentElement?.querySelector<HTMLElement>('[data-menu-caret]') ?? label).click();
}

/** Shows the plain menu, open. */
function fallBack(trigger: HTMLElement): void {
  const menu = trigger.closest<HTMLElement>('[data-menu]');
  const plain = menu?.querySelector('details');
  if (!menu || !plain) return;
  menu.dataset.plain = '';
  plain.open = true;
  plain.querySelector('summary')?.focus();
}
