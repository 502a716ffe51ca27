import { getTranslations } from 'next-intl/server';
import { ColorModeSwitch } from '@/components/color-mode/color-mode-switch.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { MenuButton } from '@/components/mobile-menu/menu-button.tsx';
import { PanelHead } from '@/components/mobile-menu/panel-head.tsx';
import { MENU_ID, SIDEBAR_ID } from '@/components/mobile-menu/panel-ids.ts';
import { SearchSlot } from '@/components/search/search-slot.tsx';
import { getSite } from '@/lib/render-data/site.ts';
import { LogoLink } from './logo-link.tsx';
import { MainMenu } from './main-menu.tsx';
import { NavbarProvider } from './navbar-context.tsx';
import { navbarData } from './navbar-data.ts';
import { NavbarHeader } from './navbar-header.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { navbarTitle } from './navbar-title.ts';
import styles from './navbar.module.css';

/** The bar on top of every page, and the main menu that narrow screens have in its place. */
export async function Navbar({ locale }: { locale: string }) {
  const t = await getTranslations('frame');
  const { config } = getSite().model;
  const title = navbarTitle(config, locale);
  const data = await navbarData(locale);
  const hasMenu = data.items.some((item) => item.type !== 'search');
  const searchItem = data.items.find((item) => item.type === 'search');
  const search = <SearchSlot />;
  const itemAt = (right: boolean) =>
    searchItem && Boolean(searchItem.right) === right ? search : null;
  return (
    <NavbarProvider data={data}>
      <NavbarHeader hideOnScroll={config.navbar.hideOnScroll}>
        <nav className={styles.inner} aria-label={t('mainNavigation')}>
          {/* Styles show one of the two: a page with a sidebar opens that first. Popovers work
              without script. */}
          <MenuButton target={SIDEBAR_ID} label={t('openMenu')} className={styles.openSidebar} />
          {hasMenu && (
            <MenuButton target={MENU_ID} label={t('openMenu')} className={styles.openMenu} />
          )}
          <LogoLink locale={locale} />
          {title !== '' && (
            <PageLink className={styles.title} locale={locale} path="/">
              {title}
            </PageLink>
          )}
          <NavbarItems search={itemAt(false)} />
          <div className={styles.end}>
            <NavbarItems right search={itemAt(true)} />
            <ColorModeSwitch />
            {!searchItem && search}
          </div>
        </nav>
      </NavbarHeader>
      {hasMenu && <MainMenu head={<PanelHead locale={locale} target={MENU_ID} />} />}
    </NavbarProvider>
  );
}
