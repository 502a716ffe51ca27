'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { announce } from '@/components/ui/live-region.tsx';
import { forgetAll } from './progress.ts';
import { useProgress } from './use-progress.ts';
import styles from './training.module.css';

/** Removes the progress in all courses. The button has its place also while it is not seen. */
export function ForgetAll({
  courses,
  words,
}: {
  courses: readonly string[];
  words: Record<'remove' | 'removed' | 'kept', string>;
}) {
  const line = useRef<HTMLDivElement>(null);
  const hasProgress = useProgress(courses).some(({ size }) => size > 0);
  const remove = () => {
    forgetAll();
    announce(words.removed);
    // The button goes.
    line.current?.focus();
  };
  return (
    <div className={styles.forget} ref={line} tabIndex={-1} data-off={hasProgress ? undefined : ''}>
      <p>{words.kept}</p>
      <Button onClick={remove}>{words.remove}</Button>
    </div>
  );
}
