import { Badge } from '@/components/ui/badge.tsx';
import type { ApiPage } from '@/lib/docs/types.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';
import styles from './version-label.module.css';

/** The version of the API, above the title. */
export function VersionLabel({ page }: { page: ApiPage }) {
  const version = sectionVersionOf(page)?.version;
  // In a section with several versions, the frame of the page shows the version.
  const label = version?.badge ? undefined : version?.label;
  return label ? (
    <Badge variant="outline" as="p" className={styles.version} data-no-search>
      {label}
    </Badge>
  ) : null;
}
