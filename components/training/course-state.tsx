'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { announce } from '@/components/ui/live-region.tsx';
import { forgetCourse } from './progress.ts';
import { doneCount, useProgress } from './use-progress.ts';
import styles from './lessons.module.css';

interface Props {
  course: string;
  lessons: readonly string[];
  /** For 1, 2, … lessons that are done. */
  texts: readonly string[];
  words: Record<'none' | 'remove' | 'removed', string>;
}

/**
 * How much of a course is done, and a button that removes the progress. The button has its place
 * also while it is not seen.
 */
export function CourseState({ course, lessons, texts, words }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const [progress] = useProgress([course]);
  const remove = () => {
    forgetCourse(course);
    announce(words.removed);
    // The button goes.
    text.current?.focus();
  };
  return (
    <div className={styles.state} data-no-search>
      <p ref={text} tabIndex={-1}>
        {texts[doneCount(progress, lessons) - 1] ?? words.none}
      </p>
      <Button data-off={progress?.size ? undefined : ''} onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}
