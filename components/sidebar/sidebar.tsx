import { getTranslations } from 'next-intl/server';
import { MARK_ACTIVE } from '@/components/behaviours/before-paint.ts';
import { PageLink } from '@/components/frame/site-link.tsx';
import { MENU_ID } from '@/components/navbar/main-menu.tsx';
import { SIDEBAR_ID } from '@/components/navbar/navbar.tsx';
import { PanelHead } from '@/components/navbar/panel-head.tsx';
import { visibleItems } from '@/lib/docs/sidebar.ts';
import type { SectionVersion } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';
import { sidebarHtml, type SidebarWords } from './sidebar-html.ts';
import list from './sidebar-list.module.css';
import styles from './sidebar.module.css';

/**
 * A section's sidebar: column on a wide screen, panel (a popover) on a narrow one. It is part of the section's layout
 * and knows no active page: components/behaviours/sidebar.ts marks it, once before the first paint and after each navigation.
 */
export async function Sidebar({ root }: { root: SectionVersion }) {
  const [t, frame] = await Promise.all([getTranslations('docs'), getTranslations('frame')]);
  const words: SidebarWords = { expand: (name) => t('expand', { name }), collapse: (name) => t('collapse', { name }) };
  const hasMenu = getSite().index(root.locale)?.model.navbar.some((item) => item.type !== 'search');
  return (
    <aside id={SIDEBAR_ID} popover="auto" className={styles.sidebar} data-sidebar={root.sidebarId} data-panel="secondary" suppressHydrationWarning>
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
          <PageLink locale={root.locale} path={root.basePath} className={styles.title} suppressHydrationWarning>
            {root.title}
          </PageLink>
          <span className={styles.version}>{root.version.label}</span>
        </p>
        <div dangerouslySetInnerHTML={{ __html: listHtml(root, words) }} suppressHydrationWarning />
      </nav>
      <script dangerouslySetInnerHTML={{ __html: MARK_ACTIVE }} />
    </aside>
  );
}

const made = new WeakMap<SectionVersion, string>();

/** Made once for each section version. Labels and addresses are escaped by sidebarHtml. */
function listHtml(root: SectionVersion, words: SidebarWords): string {
  const known = made.get(root);
  if (known !== undefined) return known;
  const { config } = getSite().model;
  const html = sidebarHtml(visibleItems(root.sidebar), { config, locale: root.locale, basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '', words }, list.list);
  made.set(root, html);
  return html;
}
