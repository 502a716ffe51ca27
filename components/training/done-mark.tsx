'use client';

import { useProgress } from './use-progress.ts';
import styles from './lessons.module.css';

/** A circle, with a check mark when the lesson is done. Its place is there before. */
export function DoneMark({
  course,
  lesson,
  word,
}: {
  course: string;
  lesson: string;
  word: string;
}) {
  const [progress] = useProgress([course]);
  const isDone = progress?.get(lesson)?.done ?? false;
  return (
    <span className={styles.mark} data-no-search data-done={isDone ? '' : undefined}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <circle cx="8" cy="8" r="7" />
        <path d="M4.8 8.2 7 10.4l4.2-4.6" />
      </svg>
      {isDone && <span className="sr-only">{word}</span>}
    </span>
  );
}
