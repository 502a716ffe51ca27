'use client';

import styles from '@/components/docs/card-list.module.css';
import { cardColumns } from '@/lib/docs/card-columns.ts';
import { givenHref } from '@/lib/docs/given-href.ts';
import type { GivenItem } from '@/lib/docs/given-items.ts';
import { Link } from './in-components.tsx';
import { useCurrentSidebarSiblings } from './page-hooks.tsx';

// As components/docs/card-list.tsx, which runs on the server.

/** An entry of a sidebar as a card; nothing, if it leads nowhere. */
export function DocCard({ item }: { item: GivenItem }) {
  const href = givenHref(item);
  if (href === undefined) return null;
  return (
    <Link to={href} className={styles.card}>
      <h2 className={styles.title}>{item.label}</h2>
      {item.description !== undefined && <p className={styles.text}>{item.description}</p>}
    </Link>
  );
}

interface ListProps {
  /** Default: the entries of the page's category. */
  items?: readonly GivenItem[];
  className?: string;
}

export function DocCardList({ items, className = '' }: ListProps) {
  const around = useCurrentSidebarSiblings();
  const shown = (items ?? around).filter((item) => givenHref(item) !== undefined);
  const { narrow, medium, wide } = cardColumns(shown.length, 2);
  return (
    <ul
      className={`${styles.cards} ${className}`}
      data-narrow={narrow}
      data-medium={medium}
      data-wide={wide}
    >
      {shown.map((item) => (
        <li key={givenHref(item)}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
