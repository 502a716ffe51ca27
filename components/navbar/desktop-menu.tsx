import { getTranslations } from 'next-intl/server';
import type { NavbarDropdown, NavbarLocales, NavbarVersions } from '@/lib/docs/navbar-types.ts';
import { Chevron } from './chevron.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { NavLink } from './nav-link.tsx';
import styles from './desktop-menu.module.css';

interface Props {
  menu: NavbarDropdown | NavbarLocales | NavbarVersions;
  locale: string;
  label: string;
  /** What the label is the value of, for those who do not see the icon. */
  hint?: string;
  /** Stands at the right end: opens to the left. */
  end: boolean;
}

const TRIGGER = { 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-menu-trigger': '' } as const;

/**
 * A menu of the navbar, twice: a `<details>` that works before and without script, and the label of a real menu, which
 * takes its place as soon as script runs (menus.tsx) and shows the entries of the first one. They look the same.
 */
export async function DesktopMenu({ menu, locale, label, hint, end }: Props) {
  const t = await getTranslations('frame');
  const own = menu.type === 'dropdown' ? menu.own : undefined;
  const text = (
    <>
      {menu.type === 'locales' && <LanguageIcon />}
      {hint !== undefined && <span className="sr-only">{hint}: </span>}
      <span data-version-label={menu.type === 'versions' ? menu.section : undefined} suppressHydrationWarning>
        {label}
      </span>
    </>
  );
  return (
    <div className={styles.menu} data-menu={end ? 'end' : 'start'} suppressHydrationWarning>
      {own ? (
        <>
          <NavLink locale={locale} link={own} className={`${styles.top} ${styles.own}`} menu={{ role: 'button', ...TRIGGER }}>
            {text}
          </NavLink>
          {/* For the pointer: the label leads to a page. The keyboard opens the menu at the label. */}
          <button type="button" className={styles.caret} tabIndex={-1} aria-label={t('expandMenu')} data-menu-caret>
            <Chevron />
          </button>
        </>
      ) : (
        <button type="button" className={styles.top} {...TRIGGER} suppressHydrationWarning>
          {text}
          <Chevron />
        </button>
      )}
      <details className={styles.plain} name="navbar-menu">
        <summary className={styles.top}>
          {text}
          <Chevron />
        </summary>
        <ul className={end ? `${styles.list} ${styles.end}` : styles.list} data-menu-list>
          {own && (
            <li data-own>
              <NavLink locale={locale} link={own} className={styles.link} />
            </li>
          )}
          <MenuEntries menu={menu} locale={locale} className={styles.link} />
        </ul>
      </details>
    </div>
  );
}

function LanguageIcon() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM2.3 10h15.4M10 2c2.2 2.2 3.2 5 3.2 8s-1 5.8-3.2 8c-2.2-2.2-3.2-5-3.2-8s1-5.8 3.2-8Z" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
