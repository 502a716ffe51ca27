import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary.tsx';
import { OwnEntryProvider } from '@/components/sidebar/own-entry.tsx';
import { Sidebar } from '@/components/sidebar/sidebar.tsx';
import type { SectionVersion } from '@/lib/docs/types.ts';
import styles from './docs-shell.module.css';

/** The section version with the sidebar that its page shows in the place of the first. */
function withSidebar(sectionVersion: SectionVersion, sidebar: number | undefined): SectionVersion {
  const own = sidebar === undefined ? undefined : sectionVersion.sidebars?.[sidebar];
  return own ? { ...sectionVersion, sidebar: own.items, sidebarId: own.id } : sectionVersion;
}

/** Sidebar and page side by side. The page has its own `<main>`. */
export function DocsShell({
  sectionVersion,
  sidebar,
  children,
}: {
  sectionVersion: SectionVersion;
  /** See `sidebar` of a page. */
  sidebar?: number | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.shell} data-plain={sidebar === null ? '' : undefined}>
      <OwnEntryProvider>
        {sidebar !== null && <Sidebar sectionVersion={withSidebar(sectionVersion, sidebar)} />}
        <CrashBoundary kind="page">{children}</CrashBoundary>
      </OwnEntryProvider>
    </div>
  );
}
