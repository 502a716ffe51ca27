import { getFormatter } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import type { Release } from '@/lib/docs/release.ts';
import styles from './releases.module.css';

export async function Releases({
  releases,
  locale,
}: {
  releases: readonly Release[];
  locale: string;
}) {
  const format = await getFormatter();
  return (
    <ul className={styles.releases}>
      {releases.map((release) => (
        <li key={release.path}>
          <time dateTime={release.date}>
            {format.dateTime(new Date(release.date), { dateStyle: 'medium' })}
          </time>
          <PageLink locale={locale} path={release.path}>
            {release.title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
