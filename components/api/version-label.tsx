import type { ApiPage } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';
import styles from './version-label.module.css';

/** The version of the API, above the title. */
export function VersionLabel({ page }: { page: ApiPage }) {
  const label = getSite().index(page.locale)?.rootByKey.get(page.root ?? '')?.version.label;
  return label ? <p className={styles.version}>{label}</p> : null;
}
