import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { MethodBadge } from '@/components/api/method-badge.tsx';
import { ConfiguredLink, PageLink } from '@/components/frame/site-link.tsx';
import { cardColumns } from '@/lib/docs/card-columns.ts';
import { isOwnPath } from '@/lib/docs/on-host.ts';
import { firstPath } from '@/lib/docs/sidebar.ts';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import styles from './card-list.module.css';

interface Props {
  items: readonly SidebarItem[];
  locale: string;
  /** Level of the cards' headings. */
  level?: 2 | 3;
  /** Columns on a wide screen. */
  columns?: 2 | 3 | 4;
}

/** Sidebar items as cards. Items that lead nowhere are left out. The whole card is one link. */
export async function CardList({ items, locale, level = 2, columns = 2 }: Props) {
  const t = await getTranslations('docs');
  const Title = `h${level}` as const;
  const cards = items.flatMap((item) => {
    const path = firstPath(item);
    const href = item.type === 'other' ? item.href : undefined;
    return path === undefined && href === undefined ? [] : [{ item, path, href }];
  });
  const { narrow, medium, wide } = cardColumns(cards.length, columns);
  return (
    <ul className={styles.cards} data-narrow={narrow} data-medium={medium} data-wide={wide}>
      {cards.map(({ item, path, href }) => {
        const text =
          item.description ??
          (item.type === 'category' ? t('items', { count: item.items.length }) : undefined);
        return (
          <li key={item.type === 'category' ? item.key : (path ?? href)}>
            <CardLink locale={locale} path={path} href={href}>
              <Title className={styles.title}>
                {item.type === 'link' && item.method && (
                  <>
                    <MethodBadge method={item.method} />{' '}
                  </>
                )}
                <span data-deprecated={item.type === 'link' && item.deprecated ? '' : undefined}>
                  {item.label}
                </span>
              </Title>
              {text !== undefined && <p className={styles.text}>{text}</p>}
            </CardLink>
          </li>
        );
      })}
    </ul>
  );
}

interface CardLinkProps {
  locale: string;
  path?: string;
  /** Of a card that leads elsewhere, as written in a sidebars file. */
  href?: string;
  children: ReactNode;
}

function CardLink({ locale, path, href = '', children }: CardLinkProps) {
  if (path !== undefined)
    return (
      <PageLink locale={locale} path={path} className={styles.card}>
        {children}
      </PageLink>
    );
  return (
    <ConfiguredLink
      locale={locale}
      link={isOwnPath(href) ? { to: href } : { href }}
      className={styles.card}
      markless
    >
      {children}
    </ConfiguredLink>
  );
}
