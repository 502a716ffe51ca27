import { getTranslations } from 'next-intl/server';
import { MethodBadge } from '@/components/api/method-badge.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { firstPath } from '@/lib/docs/sidebar.ts';
import type { SidebarItem } from '@/lib/docs/types.ts';
import styles from './card-list.module.css';

/**
 * Sidebar items as cards; an item that leads to no page is left out. The whole card is one link. With `lead` the first of an odd
 * number fills a row, so that the last leaves no hole.
 */
export async function CardList({ items, locale, level = 2, lead = false }: { items: readonly SidebarItem[]; locale: string; level?: 2 | 3; lead?: boolean }) {
  const t = await getTranslations('docs');
  const Title = `h${level}` as const;
  return (
    <ul className={lead ? `${styles.cards} ${styles.lead}` : styles.cards}>
      {items.flatMap((item) => {
        const path = firstPath(item);
        if (path === undefined) return [];
        const text = item.description ?? (item.type === 'category' ? t('items', { count: item.items.length }) : undefined);
        return [
          <li key={item.type === 'category' ? item.key : item.path}>
            <PageLink locale={locale} path={path} className={styles.card}>
              <Title className={styles.title}>
                {item.type === 'link' && item.method && (
                  <>
                    <MethodBadge method={item.method} />{' '}
                  </>
                )}
                <span data-deprecated={item.type === 'link' && item.deprecated ? '' : undefined}>{item.label}</span>
              </Title>
              {text !== undefined && <p className={styles.text}>{text}</p>}
            </PageLink>
          </li>,
        ];
      })}
    </ul>
  );
}
