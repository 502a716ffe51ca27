import { getTranslations } from 'next-intl/server';
import { ownHtml } from '@/components/frame/own-html.ts';
import { SearchSlot } from '@/components/search/search-slot.tsx';
import type { NavbarEntry } from '@/lib/docs/navbar-types.ts';
import { getSite } from '@/lib/server/site.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { NavLink } from './nav-link.tsx';
import styles from './navbar-items.module.css';

/** The navbar's items on a wide screen: those of one side. Only the search stays on a narrow one. */
export function NavbarItems({ locale, items, end = false }: { locale: string; items: readonly NavbarEntry[]; end?: boolean }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index} className={item.type === 'search' ? styles.search : undefined}>
          <Item item={item} locale={locale} end={end} />
        </li>
      ))}
    </ul>
  );
}

async function Item({ item, locale, end }: { item: NavbarEntry; locale: string; end: boolean }) {
  const t = await getTranslations('frame');
  switch (item.type) {
    case 'search':
      return <SearchSlot />;
    case 'html':
      return <div className={styles.html} dangerouslySetInnerHTML={ownHtml(item.html)} />;
    case 'link':
      return <NavLink locale={locale} link={item} className={styles.top} />;
    case 'locales': {
      const current = getSite().model.config.locales.find(({ code }) => code === locale);
      return <DesktopMenu menu={item} locale={locale} end={end} label={current?.label ?? locale} hint={t('language')} />;
    }
    case 'versions':
      return <DesktopMenu menu={item} locale={locale} end={end} label={item.label} hint={t('versions')} />;
    case 'dropdown':
      return <DesktopMenu menu={item} locale={locale} end={end} label={item.label} />;
  }
}
