import { getTranslations } from 'next-intl/server';
import type { Page } from '@/lib/docs/types.ts';
import { splitProblems } from '@/lib/render-data/page-problems.ts';
import { readProblems, type PreviewProblem } from '@/lib/render-data/preview-state.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';
import styles from './problem-panel.module.css';

/**
 * Errors and warnings of the site: this page's first, then all others. Open if this page has any.
 */
export async function ProblemPanel({ page }: { page: Page }) {
  const t = await getTranslations('preview');
  const { own, others } = splitProblems(readProblems(), page, sectionVersionOf(page));
  const count = own.length + others.length;
  const summary = t('count', { count, own: own.length });
  return (
    <aside
      className={styles.panel}
      aria-label={t('problems')}
      data-no-search
      data-preview-problems={count}
    >
      {/* A live region must exist before its content changes. */}
      <p role="status" className="sr-only">
        {count > 0 ? summary : ''}
      </p>
      {count > 0 && (
        <details className={styles.details} open={own.length > 0}>
          <summary>{summary}</summary>
          <div className={styles.lists}>
            <List title={t('thisPage')} problems={own} />
            <List title={t('otherPages')} problems={others} />
          </div>
        </details>
      )}
    </aside>
  );
}

async function List({ title, problems }: { title: string; problems: readonly PreviewProblem[] }) {
  if (problems.length === 0) return null;
  const t = await getTranslations('preview');
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {problems.map((problem, index) => (
          <li key={index} data-severity={problem.severity}>
            <b>{t(problem.severity)}</b>{' '}
            <code>
              {[problem.file, problem.line, problem.column]
                .filter((part) => part !== undefined)
                .join(':')}
            </code>
            <br />
            {problem.message}
          </li>
        ))}
      </ul>
    </section>
  );
}
