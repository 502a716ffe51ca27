import { getTranslations } from 'next-intl/server';
import { keepForHtml } from '@/components/frame/html-only.ts';
import { InlineScript } from '@/components/frame/inline-script.tsx';
import { PageLink } from '@/components/frame/site-link.tsx';
import { MobilePanel } from '@/components/mobile-menu/mobile-panel.tsx';
import { PanelHead } from '@/components/mobile-menu/panel-head.tsx';
import { MENU_ID, SIDEBAR_ID } from '@/components/mobile-menu/panel-ids.ts';
import { Button } from '@/components/ui/button.tsx';
import { packEntries } from '@/lib/docs/packed-entries.ts';
import { visibleItems } from '@/lib/docs/sidebar.ts';
import { categoriesOf, sidebarBase, sidebarFile } from '@/lib/docs/sidebar-file.ts';
import type { SectionVersion } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { HideButtons } from './hide-buttons.tsx';
import { SidebarExtras } from './sidebar-extra.tsx';
import { SidebarList } from './sidebar-list.tsx';
import styles from './sidebar.module.css';

/** A section's sidebar: a column on a wide screen, a popover panel on a narrow one. */
export async function Sidebar({ sectionVersion }: { sectionVersion: SectionVersion }) {
  const t = await getTranslations('docs');
  const { hideable } = getSite().model.config.docs.sidebar;
  const { locale, title } = sectionVersion;
  return (
    <div className={styles.column}>
      {/* Not an `<aside>`, because an open panel has the role `dialog`. */}
      <MobilePanel
        name="secondary"
        id={SIDEBAR_ID}
        role="complementary"
        className={styles.sidebar}
        aria-label={t('sectionPages', { section: title })}
        data-sidebar={sectionVersion.sidebarId}
        data-section={`${locale}/${sectionVersion.key}`}
        suppressHydrationWarning
      >
        <SidebarHead locale={locale} />
        <nav aria-label={t('sidebar')}>
          <p className={styles.section}>
            <PageLink locale={locale} path={sectionVersion.basePath} className={styles.title}>
              {title}
            </PageLink>
            <span className={styles.version}>{sectionVersion.version.label}</span>
          </p>
          <SectionList sectionVersion={sectionVersion} />
        </nav>
      </MobilePanel>
      <InlineScript name="scroll-sidebar" settings={{}} />
      {hideable && <HideButtons words={{ hide: t('hideSidebar'), show: t('showSidebar') }} />}
    </div>
  );
}

/** Head of the panel on a narrow screen. */
async function SidebarHead({ locale }: { locale: string }) {
  const frame = await getTranslations('frame');
  const hasMenu = getSite()
    .index(locale)
    ?.model.navbar.some((item) => item.type !== 'search');
  return (
    <div className={styles.panelHead}>
      <PanelHead locale={locale} target={SIDEBAR_ID}>
        {hasMenu && (
          <Button variant="entry" popoverTarget={MENU_ID}>
            <span aria-hidden="true">← </span>
            {frame('backToMainMenu')}
          </Button>
        )}
      </PanelHead>
    </div>
  );
}

async function SectionList({ sectionVersion }: { sectionVersion: SectionVersion }) {
  const t = await getTranslations('docs');
  const { config } = getSite().model;
  const { locale, section, sidebar } = sectionVersion;
  const states = await getTranslations('states');
  const base = sidebarBase(config, sectionVersion);
  const extras = config.sections?.find(({ path }) => path === section)?.sidebarItems;
  // The preview also lists unlisted pages.
  const isPreview = process.env.NODE_ENV === 'development';
  const file = isPreview ? undefined : sidebarFile(config, sectionVersion);
  if (file) keepForHtml(file.href, JSON.stringify(file.entries));
  const items = isPreview ? sidebar : visibleItems(sidebar);
  return (
    <SidebarList
      entries={file ? categoriesOf(file.entries) : packEntries(items, { config, locale, base })}
      file={file?.href}
      base={base}
      autoCollapse={config.docs.sidebar.autoCollapseCategories}
      words={{
        expand: t('expand', { name: '{name}' }),
        collapse: t('collapse', { name: '{name}' }),
        file: file && {
          all: t('allItems', { count: '{count}' }),
          loading: states('loading'),
          loadFailed: states('loadFailed'),
          retry: states('retry'),
          technicalDetails: states('technicalDetails'),
        },
      }}
      before={extras && <SidebarExtras items={extras.before} locale={locale} />}
      after={extras && <SidebarExtras items={extras.after} locale={locale} />}
    />
  );
}
