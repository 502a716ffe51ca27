import { useState, type ReactNode } from 'react';
import { Input } from '@/components/ui/form-controls.tsx';
import type { BuilderWords } from './builder-words.ts';
import styles from './builder.module.css';

interface Props {
  name: string;
  hint?: string;
  label: ReactNode;
  texts: readonly string[];
  onChange: (texts: readonly string[]) => void;
  words: BuilderWords;
}

/** A field for each item of a list. A new field takes the focus. */
export function ListField({ name, hint, label, texts, onChange, words }: Props) {
  const [added, setAdded] = useState(false);
  return (
    <div className={styles.field} role="group" aria-label={name}>
      {label}
      {texts.map((text, index) => (
        <div key={index} className={styles.item}>
          <Input
            aria-label={name}
            placeholder={hint}
            autoFocus={added && index === texts.length - 1}
            value={text}
            onChange={({ target }) =>
              onChange(texts.map((other, number) => (number === index ? target.value : other)))
            }
          />
          <button
            type="button"
            className={styles.quiet}
            aria-label={words.removeItem}
            title={words.removeItem}
            onClick={() => onChange(texts.filter((_, number) => number !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className={styles.quiet}
        onClick={() => {
          setAdded(true);
          onChange([...texts, '']);
        }}
      >
        {words.addItem}
      </button>
    </div>
  );
}
