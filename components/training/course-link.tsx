import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import { courseNamed } from '@/lib/docs/courses.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { LazyCoursePart } from './lazy-course-part.tsx';
import styles from './training.module.css';

/** The link from a track to its course, with the number of lessons or of those that are done. */
export async function CourseLink({
  locale,
  name,
  track,
}: {
  locale: string;
  name: string;
  track: string;
}) {
  const t = await getTranslations('course');
  const index = getSite().index(locale);
  const course = index && courseNamed(index, name);
  // The build reports a course without a folder.
  if (!course) return null;
  const total = course.lessons.length;
  return (
    <p className={styles.course}>
      <PageLink locale={locale} path={course.path}>
        {t('open')}
        <span className="sr-only">: {track}</span>
      </PageLink>
      <LazyCoursePart
        part="count"
        course={name}
        lessons={course.lessons.map((lesson) => lesson.name)}
        none={t('lessons', { count: total })}
        texts={course.lessons.map((_, done) => t('progress', { done: done + 1, total }))}
      />
    </p>
  );
}
