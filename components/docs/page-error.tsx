import { getTranslations } from 'next-intl/server';
import { formatProblem, type Problem } from '@/lib/content/problem.ts';
import styles from './doc-view.module.css';

/** The errors of a page that cannot be shown. Preview only: a build stops instead. */
export async function PageError({ problems }: { problems: readonly Problem[] }) {
  const t = await getTranslations('docs');
  return (
    <section role="alert" className={styles.error} data-page-error>
      <h2>{t('pageError')}</h2>
      <pre>{problems.map(formatProblem).join('\n')}</pre>
    </section>
  );
}
