'use client';

import { useEffect, useRef, type Ref } from 'react';
import type { TocEntry } from '@/lib/docs/toc.ts';
import styles from './toc.module.css';
import { useActiveHeading } from './use-active-heading.ts';

interface Props {
  entries: readonly TocEntry[];
  title: string;
}

/** Marks the active entry and scrolls the list to it. */
export function ColumnToc({ entries, title }: Props) {
  const column = useRef<HTMLElement>(null);
  const active = useActiveHeading(entries.flatMap(idsOf), column);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const frame = column.current?.getBoundingClientRect();
    const box = link.current?.getBoundingClientRect();
    if (!column.current || !frame || (box && box.top >= frame.top && box.bottom <= frame.bottom))
      return;
    // Scrolls only the list: `scrollIntoView` would move the page as well. Before the first heading
    // the list is at its start.
    column.current.scrollTop = box
      ? column.current.scrollTop + box.top - frame.top - (frame.height - box.height) / 2
      : 0;
  }, [active]);
  return (
    <nav ref={column} aria-label={title} className={styles.toc} data-toc-list>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <TocList entries={entries} active={active} activeRef={link} />
    </nav>
  );
}

/** Closes when the reader chooses an entry. */
export function FoldedToc({ entries, title }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!box.current) return;
    // Without animation, which would move the target of the jump.
    box.current.style.removeProperty('--slide');
    box.current.open = false;
  };
  return (
    <details ref={box} className={styles.mobile} data-mobile-toc>
      <summary>{title}</summary>
      <div data-collapse>
        <TocList entries={entries} onChoose={close} />
      </div>
    </details>
  );
}

interface ListProps {
  entries: readonly TocEntry[];
  active?: string;
  activeRef?: Ref<HTMLAnchorElement>;
  onChoose?: () => void;
}

function TocList({ entries, ...rest }: ListProps) {
  const { active, activeRef, onChoose } = rest;
  return (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${encodeURIComponent(id)}`}
            ref={id === active ? activeRef : undefined}
            aria-current={id === active ? 'true' : undefined}
            onClick={onChoose}
          >
            {text}
          </a>
          {children.length > 0 && <TocList entries={children} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

const idsOf = (entry: TocEntry): string[] => [entry.id, ...entry.children.flatMap(idsOf)];
