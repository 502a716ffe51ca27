import { useId, useState, type ReactNode } from 'react';
import type { BuilderWords } from './builder-words.ts';
import type { Problem } from './field-problem.ts';
import styles from './builder.module.css';

/** What a control takes over from its field. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: ReactNode;
  required: boolean;
  problem: Problem | undefined;
  words: BuilderWords;
  /** Before the label. */
  before?: ReactNode;
  children: (props: ControlProps) => ReactNode;
}

/**
 * A field with its label, and what is wrong with its value, which screen readers say at once. That a
 * value is missing is said only after the reader has been in the field.
 */
export function CheckedField({ label, required, problem, words, before, children }: Props) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const shown = touched || problem !== 'problemMissing' ? problem : undefined;
  return (
    <div className={styles.field} onBlur={() => setTouched(true)}>
      <div className={styles.name}>
        {before}
        <label htmlFor={id}>{label}</label>
      </div>
      {children({
        id,
        required,
        'aria-invalid': shown ? true : undefined,
        'aria-describedby': shown && `${id}p`,
      })}
      {shown && (
        <p id={`${id}p`} role="alert" className={styles.problem}>
          {words[shown]}
        </p>
      )}
    </div>
  );
}
