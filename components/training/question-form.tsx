'use client';

import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceBox } from '@/components/ui/choice-box.tsx';
import { keepRight } from './progress.ts';
import { useProgress } from './use-progress.ts';
import styles from './course-parts.module.css';

export interface QuestionProps {
  id: string;
  /** Number of the question on its page. */
  number: number;
  /** Undefined outside courses, where no progress is kept. */
  course?: string;
  lesson?: string;
  prompt: ReactNode;
  choices: readonly ReactNode[];
  /** Indexes of the right choices. */
  right: readonly number[];
  answer: ReactNode;
  words: Record<
    | 'question'
    | 'hint'
    | 'check'
    | 'right'
    | 'wrong'
    | 'none'
    | 'answeredRight'
    | 'answer'
    | 'rightAnswer',
    string
  >;
}

/**
 * The controls of a question. Without script there are no controls, but a list of choices and a box
 * with the answer. The boxes are uncontrolled, so that a choice made before hydration counts.
 */
export function QuestionForm(props: QuestionProps) {
  const { id, number, course, lesson, prompt, choices, right, answer, words } = props;
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const details = useRef<HTMLDetailsElement>(null);
  const [result, setResult] = useState<'right' | 'wrong' | 'none'>();
  const [progress] = useProgress(course === undefined ? [] : [course]);
  const wasRight = lesson !== undefined && progress?.get(lesson)?.right.includes(number);
  const check = () => {
    const chosen = boxes.current.flatMap((box, index) => (box?.checked ? [index] : []));
    if (chosen.length === 0) {
      setResult('none');
      return;
    }
    const isRight = chosen.join() === right.join();
    setResult(isRight ? 'right' : 'wrong');
    if (isRight && course !== undefined && lesson !== undefined) keepRight(course, lesson, number);
    if (!details.current) return;
    // Without animation: the text that moves is what the reader looks at.
    details.current.style.removeProperty('--slide');
    details.current.open = true;
  };
  return (
    <div className={styles.question} id={id}>
      <p className={styles.title}>
        {words.question}
        <span className={styles.mark} data-no-search hidden={!wasRight}>
          {words.answeredRight}
        </span>
      </p>
      <div id={`${id}:text`}>{prompt}</div>
      <p className={styles.hint} id={`${id}:hint`} data-no-search>
        {words.hint}
      </p>
      <div
        role={right.length > 1 ? 'group' : 'radiogroup'}
        aria-labelledby={`${id}:text`}
        aria-describedby={`${id}:hint`}
        onChange={() => setResult(undefined)}
      >
        <ul className={styles.choices}>
          {choices.map((choice, index) => (
            <li key={index}>
              <label className={styles.choice}>
                <ChoiceBox
                  ref={(box) => void (boxes.current[index] = box)}
                  type={right.length > 1 ? 'checkbox' : 'radio'}
                  name={id}
                />
                <span>{choice}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <Button onClick={check}>{words.check}</Button>
        {/* A live region must exist before its text changes. */}
        <p role="status" data-result={result}>
          {result === undefined ? '' : words[result]}
        </p>
      </div>
      <details ref={details}>
        <summary>{words.answer}</summary>
        <div data-collapse>
          <p className={styles.right}>{words.rightAnswer}</p>
          <ul>
            {right.map((index) => (
              <li key={index}>{choices[index]}</li>
            ))}
          </ul>
          {answer}
        </div>
      </details>
    </div>
  );
}
