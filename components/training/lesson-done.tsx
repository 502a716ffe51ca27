'use client';

import { ChoiceBox } from '@/components/ui/choice-box.tsx';
import { keepDone } from './progress.ts';
import { useProgress } from './use-progress.ts';
import styles from './lessons.module.css';

interface Props {
  course: string;
  lesson: string;
  /** For 0, 1, … questions that were answered right; none without questions. */
  texts: readonly string[];
  words: Record<'finished' | 'kept', string>;
}

/** Marks a lesson as done, and says how many of its questions were answered right. */
export function LessonDone({ course, lesson, texts, words }: Props) {
  const [progress] = useProgress([course]);
  const { done = false, right = [] } = progress?.get(lesson) ?? {};
  const known = right.filter((number) => number >= 1 && number < texts.length);
  return (
    <div className={styles.end} data-no-search data-lesson-end>
      <label className={styles.finished}>
        <ChoiceBox
          type="checkbox"
          checked={done}
          onChange={({ currentTarget }) => keepDone(course, lesson, currentTarget.checked)}
        />
        {words.finished}
      </label>
      {texts.length > 0 && <p className={styles.answers}>{texts[known.length]}</p>}
      <p className={styles.answers}>{words.kept}</p>
    </div>
  );
}
