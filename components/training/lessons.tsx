import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import { courseNamed, placeInCourse } from '@/lib/docs/courses.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { LazyCoursePart } from './lazy-course-part.tsx';
import styles from './lessons.module.css';

/** The lessons of the page's course, with their minutes and the reader's progress. */
export async function Lessons({ page }: { page: DocPage }) {
  const t = await getTranslations('course');
  const index = getSite().index(page.locale);
  const course = index && courseNamed(index, placeInCourse(page)?.course ?? '');
  // The build reports a list outside a course.
  if (!course) return null;
  const { name, lessons } = course;
  const minutes = lessons.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <div className={styles.lessons}>
      <ol className={styles.list}>
        {lessons.map((lesson) => (
          <li key={lesson.name}>
            <LazyCoursePart part="done-mark" course={name} lesson={lesson.name} word={t('done')} />
            <PageLink locale={page.locale} path={lesson.path}>
              {lesson.title}
            </PageLink>
            <span className={styles.minutes}>{t('minutes', { count: lesson.duration })}</span>
          </li>
        ))}
      </ol>
      <p>{t('total', { count: lessons.length, minutes })}</p>
      <LazyCoursePart
        part="state"
        course={name}
        lessons={lessons.map((lesson) => lesson.name)}
        texts={lessons.map((_, done) => t('progress', { done: done + 1, total: lessons.length }))}
        words={{ none: t('noProgress'), remove: t('removeCourse'), removed: t('removed') }}
      />
    </div>
  );
}
