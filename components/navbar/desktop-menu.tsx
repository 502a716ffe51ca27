'use client';

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { mayPrefetch } from '@/components/navigation/prefetch.ts';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { useMenu } from '@/components/ui/use-menu.ts';
import { menuEntryProps } from './menu-entry-props.tsx';
import { MenuTrigger, type TriggerProps } from './menu-trigger.tsx';
import { isActive, useNavbar } from './navbar-context.tsx';
import type { MenuItem } from './navbar-items-data.ts';
import { PlainMenu } from './plain-menu.tsx';
import { useShownEntries } from './use-shown-entries.ts';
import styles from './desktop-menu.module.css';

/**
 * An open menu: the page and the label that opened it. After a key or a screen reader's click, the
 * first entry gets the focus.
 */
interface Opened {
  pathname: string;
  label: HTMLElement;
  container: HTMLElement;
  byKey: boolean;
}

/**
 * A menu of the navbar in two forms that look the same: a `<details>` that works without script,
 * and a button for a real menu, which replaces it after hydration. If the real menu's code cannot
 * be loaded, the `<details>` returns.
 */
export function DesktopMenu({
  menu,
  end,
}: {
  menu: MenuItem;
  /** Stands at the right end: opens to the left. */ end: boolean;
}) {
  const navbar = useNavbar();
  const pathname = usePathname();
  const { Menu, load } = useMenu();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const labelId = useId();
  const contentId = useId();
  const root = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLElement>(null);
  const plain = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isPlain = !useHydrated() || failed;
  // A navigation closes the menu.
  const shown = opened?.pathname === pathname ? opened : undefined;
  const entries = useShownEntries(menu.entries);
  const active =
    (menu.own && isActive(menu.own, navbar)) ||
    menu.entries.some((entry) => isActive(entry, navbar));

  const open = (byKey: boolean) => {
    if (label.current && root.current)
      setOpened({ pathname, label: label.current, container: root.current, byKey });
    load().catch(() => {
      setOpened(undefined);
      setFailed(true);
    });
  };
  const toggle = (byKey: boolean) => (shown ? setOpened(undefined) : open(byKey));
  const near = () => {
    if (mayPrefetch()) load().catch(() => undefined);
  };
  // A click without a pointer (detail 0) comes from a key or a screen reader.
  const pressed = (event: MouseEvent) => toggle(event.detail === 0);
  const keyed = (event: KeyboardEvent) => {
    // A button turns Enter and Space into a click, but a link would be followed.
    if (event.key === 'ArrowDown') open(true);
    else if (menu.own && (event.key === 'Enter' || event.key === ' ')) toggle(true);
    else return;
    event.preventDefault();
  };
  // If the reader has opened the `<details>` before hydration, the real menu opens instead.
  const takeOver = useEffectEvent(() => {
    if (!plain.current?.open || isPlain) return;
    plain.current.open = false;
    label.current?.focus();
    open(false);
  });
  useEffect(() => takeOver(), [isPlain]);
  useEffect(() => {
    if (!failed || !plain.current) return;
    plain.current.open = true;
    summary.current?.focus();
  }, [failed]);

  const trigger: TriggerProps = {
    id: labelId,
    'aria-haspopup': 'menu',
    'aria-expanded': shown !== undefined && Menu !== undefined,
    'aria-controls': shown && Menu ? contentId : undefined,
    onKeyDown: keyed,
  };
  return (
    <div
      ref={root}
      className={styles.menu}
      data-menu={end ? 'end' : 'start'}
      data-active={active ? '' : undefined}
      onPointerEnter={near}
      onFocus={near}
      onPointerDown={near}
    >
      <div className={styles.real} hidden={isPlain}>
        <MenuTrigger
          ref={(element) => void (label.current = element)}
          menu={menu}
          trigger={trigger}
          onPress={pressed}
        />
      </div>
      <PlainMenu menu={menu} end={end} details={plain} summary={summary} hidden={!isPlain} />
      {Menu && shown && (
        <Menu
          id={contentId}
          labelId={labelId}
          trigger={shown.label}
          container={shown.container}
          entries={entries.map(menuEntryProps)}
          className={styles.list}
          align={end ? 'end' : 'start'}
          byKey={shown.byKey}
          onClose={() => setOpened((now) => (now === shown ? undefined : now))}
        />
      )}
    </div>
  );
}
