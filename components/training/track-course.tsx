import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import { courseNamed, type Course } from '@/lib/docs/courses.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { LazyCoursePart } from './lazy-course-part.tsx';

interface Props {
  locale: string;
  track: { title: string; course?: string };
}

/** The course of a track. The build reports one without a folder. */
function courseOf({ locale, track }: Props): Course | undefined {
  const index = getSite().index(locale);
  return index && track.course !== undefined ? courseNamed(index, track.course) : undefined;
}

/** The title of a track, which leads to its course. */
export function TrackTitle({ locale, track }: Props) {
  const course = courseOf({ locale, track });
  return (
    <h3>
      {course ? (
        <PageLink locale={locale} path={course.path}>
          {track.title}
        </PageLink>
      ) : (
        track.title
      )}
    </h3>
  );
}

/** The number of lessons of a track's course, or of those that are done. */
export async function TrackProgress({ locale, track }: Props) {
  const course = courseOf({ locale, track });
  if (!course) return null;
  const t = await getTranslations('course');
  const total = course.lessons.length;
  return (
    <p>
      <LazyCoursePart
        part="count"
        course={course.name}
        lessons={course.lessons.map((lesson) => lesson.name)}
        none={t('lessons', { count: total })}
        texts={course.lessons.map((_, done) => t('progress', { done: done + 1, total }))}
      />
    </p>
  );
}
