import { useMemo } from 'react';
import { useTexts } from '@/components/storage/use-stored.ts';
import { followProgress, keptText, readProgress, type CourseProgress } from './progress.ts';

/** The reader's progress in courses, in their order. None on the server and in the first render. */
export function useProgress(courses: readonly string[]): CourseProgress[] {
  const texts = useTexts(followProgress, () => courses.map(keptText));
  return useMemo(() => texts.map(readProgress), [texts]);
}

/** How many of these lessons are done. */
export const doneCount = (progress: CourseProgress | undefined, lessons: readonly string[]) =>
  lessons.filter((lesson) => progress?.get(lesson)?.done).length;
