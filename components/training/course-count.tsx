'use client';

import { doneCount, useProgress } from './use-progress.ts';
import styles from './training.module.css';

/** The number of lessons, and once one is done, of those that are. */
export function CourseCount({
  course,
  lessons,
  none,
  texts,
}: {
  course: string;
  lessons: readonly string[];
  none: string;
  /** For 1, 2, … lessons that are done. */
  texts: readonly string[];
}) {
  const [progress] = useProgress([course]);
  return <span className={styles.count}>{texts[doneCount(progress, lessons) - 1] ?? none}</span>;
}
