import { getTranslations } from 'next-intl/server';
import { MARK_NAVBAR, POINT_TO_VERSIONS } from '@/components/behaviours/before-paint.ts';
import { Logo } from '@/components/frame/logo.tsx';
import { PageLink, siteHref } from '@/components/frame/site-link.tsx';
import { SearchSlot } from '@/components/search/search-slot.tsx';
import { docsSections } from '@/lib/docs/versions.ts';
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
  const items = getSite().index(locale)?.model.navbar ?? [];
  const versions = versionTable(locale);
  const hasMenu = items.some((item) => item.type !== 'search');
  return (
    <>
      <header
        className={styles.navbar}
        data-navbar
        data-home={siteHref(locale, '/')}
        data-versions={versions}
        data-keeps-versions={config.versionPersistence === 'localStorage' ? '' : undefined}
        suppressHydrationWarning
      >
        <nav className={styles.inner} aria-label={t('mainNavigation')}>
          {/* One of the two shows: a page with a sidebar opens that first. Popovers need no script. */}
          <MenuButton target={SIDEBAR_ID} label={t('openMenu')} className={styles.openSidebar} />
          {hasMenu && <MenuButton target={MENU_ID} label={t('openMenu')} className={styles.openMenu} />}
          {config.company.url !== undefined && (
            <a className={styles.logo} href={config.company.url} target="_blank" rel="noopener noreferrer" aria-label={`${t('corporateSite', { company: config.company.name })} ${t('opensInNewTab')}`}>
              <Logo locale={locale} />
            </a>
          )}
          <PageLink className={styles.title} locale={locale} path="/">
            {localize(config.title, locale, config.defaultLocale)}
          </PageLink>
          <NavbarItems locale={locale} items={items.filter((item) => item.position === 'left')} />
          <div className={styles.end}>
            <NavbarItems locale={locale} items={items.filter((item) => item.position === 'right')} end />
            <ColorModeSwitch />
            {!items.some((item) => item.type === 'search') && <SearchSlot />}
          </div>
        </nav>
      </header>
      {hasMenu && <MainMenu locale={locale} items={items} />}
      {/* Where there are no items, there is nothing to mark. */}
      {(hasMenu || versions !== undefined) && <script dangerouslySetInnerHTML={{ __html: versions === undefined ? MARK_NAVBAR : POINT_TO_VERSIONS + MARK_NAVBAR }} />}
    </>
  );
}

/** The sections that have several versions, for the browser: see VersionTable in components/behaviours/navbar-versions.ts. */
function versionTable(locale: string): string | undefined {
  const sections = docsSections(getSite().index(locale)?.model.roots ?? []).filter(({ versions }) => versions.length > 1);
  if (sections.length === 0) return undefined;
  return JSON.stringify(
    Object.fromEntries(sections.map(({ id, versions, latest }) => [id, { latest: versions.indexOf(latest), versions: versions.map(({ version, basePath }) => [version.name, siteHref(locale, basePath), version.label]) }])),
  );
}

function MenuButton({ target, label, className }: { target: string; label: string; className: string | undefined }) {
  return (
    <button type="button" className={className} popoverTarget={target} aria-label={label} data-menu-button suppressHydrationWarning>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}
