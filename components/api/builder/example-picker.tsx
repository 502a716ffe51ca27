import { Select } from '@/components/ui/form-controls.tsx';
import type { BodyContent } from './builder-data.ts';
import type { BuilderWords } from './builder-words.ts';
import { useOperation } from './operation-state.tsx';
import styles from './builder.module.css';

/** The examples of a body, and those of the options of its schema, as one list. */
export function ExamplePicker({ content, words }: { content: BodyContent; words: BuilderWords }) {
  const { state, act } = useOperation();
  const { examples, variants } = content;
  const known = new Set(examples.map(({ text }) => text));
  const others = Object.entries(variants).filter(([, text]) => !known.has(text));
  if (examples.length + others.length < 2) return null;
  const text = state.bodies[state.content]?.text;
  const choices = [
    ...examples.map(({ name, label, text: own }) => ({
      label: label ?? words.exampleTab,
      text: own,
      choose: () => act({ type: 'example', name }),
    })),
    ...others.map(([key, own]) => ({
      label: key,
      text: own,
      choose: () => act({ type: 'variant', key }),
    })),
  ];
  const chosen = choices.findIndex((choice) => choice.text === text);
  return (
    <label className={styles.field}>
      <span>{words.exampleTab}</span>
      <Select value={chosen} onChange={({ target }) => choices[Number(target.value)]?.choose()}>
        {chosen < 0 && (
          <option value={-1} disabled>
            ---
          </option>
        )}
        {choices.map(({ label }, index) => (
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}
