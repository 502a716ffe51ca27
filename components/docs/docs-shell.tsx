import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary.tsx';
import { OwnEntryProvider } from '@/components/sidebar/own-entry.tsx';
import { Sidebar } from '@/components/sidebar/sidebar.tsx';
import type { SectionVersion } from '@/lib/docs/types.ts';
import styles from './docs-shell.module.css';

/** Sidebar and page side by side. The page has its own `<main>`. */
export function DocsShell({ root, children }: { root: SectionVersion; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <OwnEntryProvider>
        <Sidebar root={root} />
        <CrashBoundary kind="page">{children}</CrashBoundary>
      </OwnEntryProvider>
    </div>
  );
}
