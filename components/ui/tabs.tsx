'use client';

import { List, Root, Trigger } from '@radix-ui/react-tabs';
import { useId, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';
import { TabArrows, useHiddenTabs } from './tab-arrows.tsx';
import type { TabLinks } from './tab-choices.ts';
import styles from './tabs.module.css';
import { useTabChoice } from './use-tab-choice.ts';

/** A tab and its panel. */
export interface TabEntry {
  /** Unique in its row. It is stored and used in the address. */
  value: string;
  /** Defaults to the value. */
  label?: ReactNode;
  panel: ReactNode;
  /** More attributes of the tab. */
  attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  /** A class of the panel. */
  className?: string;
}

interface Props extends TabLinks {
  entries: readonly TabEntry[];
  /** The initial tab; the first by default, and none with an empty text. */
  initial?: string;
  /** The current tab, if another component controls it with `onValueChange`. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Name of the row for screen readers. */
  label?: string;
  /** Shows scroll arrows if the row overflows. */
  arrows?: boolean;
  className?: string;
  /** A class of the row itself, without the panels. */
  listClassName?: string;
}

/**
 * A row of tabs with panels. The HTML contains all panels with their labels: without script and in
 * print they follow one another. Arrow keys move the focus; Enter, Space, and a click choose.
 */
export function Tabs({
  entries,
  initial = entries[0]?.value ?? '',
  value,
  onValueChange,
  label,
  arrows = false,
  className,
  listClassName,
  ...links
}: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { hidden, look } = useHiddenTabs(arrows ? list : undefined);
  const [choice, choose] = useTabChoice(
    entries.map((entry) => entry.value),
    initial,
    links,
  );
  const shown = value ?? choice;
  const isTab = entries.some((entry) => entry.value === shown);
  // Keeps the row's position on the screen when rows above it change their height.
  const press = (next: string) => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => {
      choose(next);
      onValueChange?.(next);
    });
    window.scrollBy({
      top: (list.current?.getBoundingClientRect().top ?? 0) - top,
      behavior: 'instant',
    });
  };
  return (
    <Root
      value={shown}
      onValueChange={press}
      activationMode="manual"
      className={classNames(styles.tabs, className)}
    >
      {/* The current tab is the only tab stop, also before hydration. */}
      <List
        ref={list}
        tabIndex={-1}
        aria-label={label}
        onScroll={arrows ? (event) => look(event.currentTarget) : undefined}
        className={classNames(styles.list, listClassName)}
      >
        {entries.map((entry, index) => (
          <Trigger
            {...entry.attributes}
            key={entry.value}
            value={entry.value}
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            tabIndex={entry.value === (isTab ? shown : entries[0]?.value) ? 0 : -1}
            data-value={entry.value}
            className={classNames(styles.tab, entry.attributes?.className)}
          >
            {entry.label ?? entry.value}
          </Trigger>
        ))}
      </List>
      {arrows && <TabArrows list={list} hidden={hidden} />}
      {entries.map((entry, index) => (
        // Radix' own panel omits hidden content or hides it from readers without script.
        <div
          key={entry.value}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-value={entry.value}
          data-selected={entry.value === shown ? '' : undefined}
          className={classNames(styles.panel, entry.className)}
        >
          <p className={styles.label}>{entry.label ?? entry.value}</p>
          {entry.panel}
        </div>
      ))}
    </Root>
  );
}
