import { getTranslations } from 'next-intl/server';
import { ownHtml } from '@/components/frame/own-html.ts';
import type { NavbarEntry } from '@/lib/docs/navbar-types.ts';
import { Chevron } from './chevron.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { NavLink } from './nav-link.tsx';
import { PanelHead } from './panel-head.tsx';
import styles from './main-menu.module.css';
import panel from './panel.module.css';

export const MENU_ID = 'main-menu';

/**
 * The navbar's items as a panel for narrow screens: the mobile menu's primary panel. A popover, so that it opens and
 * closes without script; what more a menu needs is in components/behaviours/mobile-menu.ts.
 */
export async function MainMenu({ locale, items }: { locale: string; items: readonly NavbarEntry[] }) {
  const t = await getTranslations('frame');
  return (
    <div id={MENU_ID} popover="auto" className={panel.panel} role="dialog" aria-label={t('menu')} data-panel="primary" suppressHydrationWarning>
      <PanelHead locale={locale} target={MENU_ID} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <Item key={index} id={`${MENU_ID}-${index}`} item={item} locale={locale} labels={{ locales: t('languages'), versions: t('versions'), expand: t('expandMenu'), collapse: t('collapseMenu') }} />
      ))}
      </ul>
    </div>
  );
}

interface ItemProps {
  id: string;
  item: NavbarEntry;
  locale: string;
  labels: { locales: string; versions: string; expand: string; collapse: string };
}

function Item({ id, item, locale, labels }: ItemProps) {
  // The search box stays in the navbar.
  if (item.type === 'search') return null;
  if (item.type === 'html') return <li className={styles.html} dangerouslySetInnerHTML={ownHtml(item.html)} />;
  if (item.type === 'link') {
    return (
      <li>
        <NavLink locale={locale} link={item} className={styles.link} />
      </li>
    );
  }
  const label = item.type === 'dropdown' ? item.label : labels[item.type];
  return (
    <li data-dropdown suppressHydrationWarning>
      <div className={styles.head}>
        {item.type === 'dropdown' && item.own ? (
          <span id={id} className={styles.label}>
            <NavLink locale={locale} link={item.own} className={styles.link} />
          </span>
        ) : (
          // The caret beside it does the same and is the keyboard's.
          <button type="button" id={id} className={`${styles.link} ${styles.label}`} tabIndex={-1} data-dropdown-toggle>
            {label}
          </button>
        )}
        <button
          type="button"
          className={styles.caret}
          aria-expanded="true"
          aria-label={labels.collapse}
          aria-describedby={id}
          data-dropdown-toggle
          data-expand={labels.expand}
          data-collapse={labels.collapse}
          suppressHydrationWarning
        >
          <Chevron />
        </button>
      </div>
      <ul className={styles.sublist}>
        <MenuEntries menu={item} locale={locale} className={styles.link} />
      </ul>
    </li>
  );
}
