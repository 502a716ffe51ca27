import { getTranslations } from 'next-intl/server';
import { placeInCourse } from '@/lib/docs/courses.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { LazyCoursePart } from './lazy-course-part.tsx';
// The script of the part would bring the styles too late.
import '@/components/ui/choice-box.module.css';

/** Below a lesson: the reader marks it as done. Nothing on other pages. */
export async function LessonEnd({ page, questions }: { page: DocPage; questions: number }) {
  const place = placeInCourse(page);
  if (place?.lesson === undefined) return null;
  const t = await getTranslations('course');
  const texts = Array.from({ length: questions + 1 }, (_, right) =>
    t('answers', { right, total: questions }),
  );
  return (
    <LazyCoursePart
      part="lesson-done"
      course={place.course}
      lesson={place.lesson}
      texts={questions === 0 ? [] : texts}
      words={{ finished: t('finished'), kept: t('kept') }}
    />
  );
}
