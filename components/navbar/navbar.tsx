import { getTranslations } from 'next-intl/server';
import { Wordmark } from '@/components/frame/wordmark.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { getSite } from '@/lib/server/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { MainMenu, MENU_ID } from './main-menu.tsx';
import { NavbarItems } from './navbar-items.tsx';
import styles from './navbar.module.css';

/** Id of the docs sidebar, which the menu button opens on a narrow screen when the page has one. */
export const SIDEBAR_ID = 'docs-sidebar';

export async function Navbar({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  const { config } = getSite().model;
  return (
    <>
      <header className={styles.navbar}>
        <nav className={styles.inner} aria-label={t('mainNavigation')}>
          {/* One of the two shows: a page with a sidebar opens that first. Popovers need no script. */}
          <MenuButton target={SIDEBAR_ID} label={t('openMenu')} className={styles.openSidebar} />
          <MenuButton target={MENU_ID} label={t('openMenu')} className={styles.openMenu} />
          {config.company.url !== undefined && (
            <a className={styles.logo} href={config.company.url} target="_blank" rel="noopener noreferrer" aria-label={`${t('corporateSite', { company: config.company.name })} ${t('opensInNewTab')}`}>
              <Wordmark name={config.company.name} />
            </a>
          )}
          <PageLink className={styles.title} locale={locale} path="/">
            {localize(config.title, locale, config.defaultLocale)}
          </PageLink>
          <NavbarItems locale={locale} />
          <ColorModeSwitch />
        </nav>
      </header>
      <MainMenu locale={locale} />
    </>
  );
}

function MenuButton({ target, label, className }: { target: string; label: string; className: string | undefined }) {
  return (
    <button type="button" className={className} popoverTarget={target} aria-label={label}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}

