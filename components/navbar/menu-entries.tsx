import { ownHtml } from '@/components/frame/own-html.ts';
import { siteHref } from '@/components/frame/site-link.tsx';
import type { NavbarDropdown, NavbarLocales, NavbarMenuEntry, NavbarVersions } from '@/lib/docs/navbar-types.ts';
import { LocaleLinks } from './locale-links.tsx';
import { NavLink } from './nav-link.tsx';
import styles from './menu-entries.module.css';

interface Props {
  menu: NavbarDropdown | NavbarLocales | NavbarVersions;
  locale: string;
  /** Class of each link. */
  className: string | undefined;
}

/** What a menu holds, as list items: the same in the navbar and in the mobile menu. */
export function MenuEntries({ menu, locale, className }: Props) {
  const entries = (items: readonly NavbarMenuEntry[]) => items.map((item, index) => <Entry key={index} item={item} locale={locale} className={className} />);
  switch (menu.type) {
    case 'dropdown':
      return entries(menu.items);
    case 'locales':
      return (
        <>
          {entries(menu.before)}
          <LocaleLinks locale={locale} className={className} queryString={menu.queryString} />
          {entries(menu.after)}
        </>
      );
    case 'versions':
      return (
        <>
          {entries(menu.before)}
          {menu.items.map(({ name, label, path }) => (
            <li key={name}>
              <a href={siteHref(locale, path)} className={className} data-version={name} data-version-of={menu.section} suppressHydrationWarning>
                {label}
              </a>
            </li>
          ))}
          {entries(menu.after)}
        </>
      );
  }
}

function Entry({ item, locale, className }: { item: NavbarMenuEntry; locale: string; className: string | undefined }) {
  if (item.type === 'html') return <li className={styles.html} dangerouslySetInnerHTML={ownHtml(item.html)} />;
  return (
    <li>
      <NavLink locale={locale} link={item} className={className} />
    </li>
  );
}
