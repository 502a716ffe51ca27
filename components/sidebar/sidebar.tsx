import { getTranslations } from 'next-intl/server';
import { MARK_ACTIVE, RESTORE_HIDDEN_SIDEBAR } from '@/components/behaviours/before-paint.ts';
import { PageLink } from '@/components/frame/site-link.tsx';
import { MENU_ID } from '@/components/navbar/main-menu.tsx';
import { SIDEBAR_ID } from '@/components/navbar/navbar.tsx';
import { PanelHead } from '@/components/navbar/panel-head.tsx';
import panel from '@/components/navbar/panel.module.css';
import { visibleItems } from '@/lib/docs/sidebar.ts';
import type { SectionVersion } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';
import { sidebarContext } from './sidebar-context.ts';
import { sidebarHtml } from './sidebar-html.ts';
import list from './sidebar-list.module.css';
import styles from './sidebar.module.css';

/**
 * A section's sidebar: column on a wide screen, panel (a popover) on a narrow one. It is part of the section's layout
 * and knows no active page: components/behaviours/sidebar.ts marks it, once before the first paint and after each navigation.
 */
export async function Sidebar({ root }: { root: SectionVersion }) {
  const t = await getTranslations('docs');
  const { autoCollapseCategories, hideable } = getSite().model.config.docs.sidebar;
  return (
    <div className={styles.column}>
      {/* No `<aside>`: that cannot be the dialog which an open panel is (mobile-menu.ts). */}
      <div
        id={SIDEBAR_ID}
        popover="auto"
        role="complementary"
        className={`${styles.sidebar} ${panel.panel}`}
        aria-label={t('sectionPages', { section: root.title })}
        data-sidebar={root.sidebarId}
        data-section={`${root.locale}/${root.key}`}
        data-panel="secondary"
        data-auto-collapse={autoCollapseCategories ? '' : undefined}
        data-expand={t('expand', { name: '{name}' })}
        data-collapse={t('collapse', { name: '{name}' })}
        suppressHydrationWarning
      >
        <SidebarContent root={root} />
      </div>
      {hideable && <HideButton />}
    </div>
  );
}

async function SidebarContent({ root }: { root: SectionVersion }) {
  const [t, frame] = await Promise.all([getTranslations('docs'), getTranslations('frame')]);
  const { hideable } = getSite().model.config.docs.sidebar;
  const hasMenu = getSite().index(root.locale)?.model.navbar.some((item) => item.type !== 'search');
  return (
    <>
      {hideable && <script dangerouslySetInnerHTML={{ __html: RESTORE_HIDDEN_SIDEBAR }} />}
      <div className={styles.panelHead}>
        <PanelHead locale={root.locale} target={SIDEBAR_ID}>
          {hasMenu && (
            <button type="button" className={styles.toMenu} popoverTarget={MENU_ID}>
              <span aria-hidden="true">← </span>
              {frame('backToMainMenu')}
            </button>
          )}
        </PanelHead>
      </div>
      <nav aria-label={t('sidebar')}>
        <p className={styles.section}>
          <PageLink locale={root.locale} path={root.basePath} className={styles.title}>
            {root.title}
          </PageLink>
          <span className={styles.version}>{root.version.label}</span>
        </p>
        {/* The preview hydrates it, after the script below has marked the page at hand in it. */}
        <div dangerouslySetInnerHTML={{ __html: listHtml(root, frame('opensInNewTab')) }} suppressHydrationWarning />
      </nav>
      <script dangerouslySetInnerHTML={{ __html: MARK_ACTIVE }} />
      {hideable && <ShowButton />}
    </>
  );
}

/** On a wide screen it hides the sidebar. Below what scrolls, not in it: no entry can come to lie under it. */
async function HideButton() {
  const t = await getTranslations('docs');
  return (
    <div className={styles.hide} data-hide-bar>
      <button type="button" data-hide-sidebar="hide" aria-label={t('hideSidebar')} title={t('hideSidebar')}>
        <Arrows path="m9 4-4 4 4 4M13 4 9 8l4 4" />
      </button>
    </div>
  );
}

/** The strip that is left of a hidden sidebar brings it back. */
async function ShowButton() {
  const t = await getTranslations('docs');
  return (
    <button type="button" className={styles.show} data-hide-sidebar="show" aria-label={t('showSidebar')} title={t('showSidebar')}>
      <Arrows path="m3 4 4 4-4 4M7 4l4 4-4 4" />
    </button>
  );
}

function Arrows({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const made = new WeakMap<SectionVersion, string>();

/** Made once for each section version. Labels and addresses are escaped by sidebarHtml. */
function listHtml(root: SectionVersion, opensInNewTab: string): string {
  const known = made.get(root);
  if (known !== undefined) return known;
  const { config } = getSite().model;
  const extras = config.sections?.find(({ path }) => path === root.section)?.sidebarItems;
  // The preview lists what is unlisted, too.
  const items = process.env.NODE_ENV === 'development' ? root.sidebar : visibleItems(root.sidebar);
  const html = sidebarHtml(items, sidebarContext(root.locale, opensInNewTab), extras, list.list);
  made.set(root, html);
  return html;
}
