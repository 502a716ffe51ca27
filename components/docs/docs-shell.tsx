import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary.tsx';
import { OwnEntryProvider } from '@/components/sidebar/own-entry.tsx';
import { Sidebar } from '@/components/sidebar/sidebar.tsx';
import type { SectionVersion } from '@/lib/docs/types.ts';
import styles from './docs-shell.module.css';

/** The section version with the sidebar that its page shows in the place of the first. */
function withSidebar(root: SectionVersion, sidebar: number | undefined): SectionVersion {
  const own = sidebar === undefined ? undefined : root.sidebars?.[sidebar];
  return own ? { ...root, sidebar: own.items, sidebarId: own.id } : root;
}

/** Sidebar and page side by side. The page has its own `<main>`. */
export function DocsShell({
  root,
  sidebar,
  children,
}: {
  root: SectionVersion;
  /** See `sidebar` of a page. */
  sidebar?: number | null;
  children: ReactNode;
}) {
  return (
    <div className={styles.shell} data-plain={sidebar === null ? '' : undefined}>
      <OwnEntryProvider>
        {sidebar !== null && <Sidebar root={withSidebar(root, sidebar)} />}
        <CrashBoundary kind="page">{children}</CrashBoundary>
      </OwnEntryProvider>
    </div>
  );
}
