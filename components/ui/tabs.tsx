'use client';

import { List, Root, Trigger } from '@radix-ui/react-tabs';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TabArrows } from './tab-arrows.tsx';
import type { TabLinks } from './tab-choices.ts';
import styles from './tabs.module.css';
import { useTabChoice } from './use-tab-choice.ts';

/** One tab and what it shows. */
export interface TabEntry {
  /** Unique in its row; also what is kept and what stands in the address. */
  value: string;
  /** The value when absent. */
  label?: ReactNode;
  panel: ReactNode;
}

interface Props extends TabLinks {
  entries: readonly TabEntry[];
  /** The tab of the HTML; the first when absent. */
  initial?: string;
  /** The tab to show, where another component knows it; `onValueChange` is then told what was chosen. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Name of the row for screen readers. */
  label?: string;
  /** Offers arrows to scroll a row that is wider than its place. */
  arrows?: boolean;
  className?: string;
}

/**
 * A row of tabs over their panels. All panels stand in the HTML, each with its label: without script, and on paper, they follow one
 * another. Arrow keys move along the row; Enter, Space and a press choose.
 */
export function Tabs({
  entries,
  initial = entries[0]?.value ?? '',
  value,
  onValueChange,
  label,
  arrows = false,
  className,
  ...links
}: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [choice, choose] = useTabChoice(
    entries.map((entry) => entry.value),
    initial,
    links,
  );
  const shown = value ?? choice;
  // The row keeps its place on the screen when others above it change their height.
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
      className={[styles.tabs, className].filter(Boolean).join(' ')}
    >
      {/* The tab that is shown is the one stop of the Tab key, also before hydration. */}
      <List ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
        {entries.map((entry, index) => (
          <Trigger
            key={entry.value}
            value={entry.value}
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            tabIndex={entry.value === shown ? 0 : -1}
            data-value={entry.value}
            className={styles.tab}
          >
            {entry.label ?? entry.value}
          </Trigger>
        ))}
      </List>
      {arrows && <TabArrows list={list} />}
      {entries.map((entry, index) => (
        // Radix' own panel leaves out, or hides from readers without script, what is not shown.
        <div
          key={entry.value}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-value={entry.value}
          data-selected={entry.value === shown ? '' : undefined}
          className={styles.panel}
        >
          <p className={styles.label}>{entry.label ?? entry.value}</p>
          {entry.panel}
        </div>
      ))}
    </Root>
  );
}
