import { useMemo, useSyncExternalStore } from 'react';
import { followProgress, keptText, readProgress, type CourseProgress } from './progress.ts';

/** The reader's progress in courses, in their order. None on the server and in the first render. */
export function useProgress(courses: readonly string[]): CourseProgress[] {
  // React compares snapshots by identity: equal values give equal text.
  const snapshot = useSyncExternalStore(
    followProgress,
    () => JSON.stringify(courses.map(keptText)),
    () => '[]',
  );
  const count = courses.length;
  return useMemo(() => {
    const texts: unknown = JSON.parse(snapshot);
    return Array.from({ length: count }, (_, index) => {
      const text: unknown = Array.isArray(texts) ? texts[index] : undefined;
      return readProgress(typeof text === 'string' ? text : null);
    });
  }, [snapshot, count]);
}

/** How many of these lessons are done. */
export const doneCount = (progress: CourseProgress | undefined, lessons: readonly string[]) =>
  lessons.filter((lesson) => progress?.get(lesson)?.done).length;
