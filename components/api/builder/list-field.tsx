import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/form-controls.tsx';
import type { BuilderWords } from './builder-words.ts';
import type { Problem } from './field-problem.ts';
import styles from './builder.module.css';

interface Props {
  name: string;
  hint?: string;
  label: ReactNode;
  texts: readonly string[];
  problem: Problem | undefined;
  onChange: (texts: readonly string[]) => void;
  words: BuilderWords;
}

/**
 * A field for each item of a list, with its number in its name. A new field takes the focus; when
 * the last one is removed, the button for a new one does.
 */
export function ListField({ name, hint, label, texts, problem, onChange, words }: Props) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const shown = touched || problem !== 'problemMissing' ? problem : undefined;
  const [added, setAdded] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    // The button of the next item takes the place of this one.
    if (index === texts.length - 1) add.current?.focus();
    onChange(texts.filter((_, number) => number !== index));
  };
  return (
    <div
      className={styles.field}
      role="group"
      aria-label={name}
      aria-describedby={shown && id}
      onBlur={() => setTouched(true)}
    >
      {label}
      {texts.map((text, index) => (
        <div key={index} className={styles.item}>
          <Input
            aria-label={`${name} ${index + 1}`}
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown && id}
            placeholder={hint}
            autoFocus={added && index === texts.length - 1}
            value={text}
            onChange={({ target }) =>
              onChange(texts.map((other, number) => (number === index ? target.value : other)))
            }
          />
          <Button
            variant="link"
            aria-label={`${words.removeItem} ${name} ${index + 1}`}
            title={words.removeItem}
            onClick={() => remove(index)}
          >
            ×
          </Button>
        </div>
      ))}
      <Button
        variant="link"
        ref={add}
        onClick={() => {
          setAdded(true);
          onChange([...texts, '']);
        }}
      >
        {words.addItem}
      </Button>
      {shown && (
        <p id={id} role="alert" className={styles.problem}>
          {words[shown]}
        </p>
      )}
    </div>
  );
}
