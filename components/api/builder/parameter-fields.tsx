import { useState } from 'react';
import type { FieldData } from '@/lib/openapi/pages/data.ts';
import { Input, Select, TextArea } from '@/components/ui/form-controls.tsx';
import type { BuilderWords } from './builder-words.ts';
import { ListField } from './list-field.tsx';
import { useOperation } from './operation-state.tsx';
import styles from './builder.module.css';

/** The parameters: required ones first, the others behind a button. */
export function ParameterFields({ words }: { words: BuilderWords }) {
  const { fields } = useOperation().data;
  const [shown, setShown] = useState(false);
  const numbered = fields.map((field, index) => ({ field, index }));
  const required = numbered.filter(({ field }) => field.required);
  const optional = numbered.filter(({ field }) => !field.required);
  return (
    <>
      {required.map(({ field, index }) => (
        <ParameterField key={index} field={field} index={index} words={words} />
      ))}
      {optional.length > 0 && (
        <button
          type="button"
          className={styles.quiet}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hideOptional : words.showOptional}
        </button>
      )}
      {shown &&
        optional.map(({ field, index }) => (
          <ParameterField key={index} field={field} index={index} words={words} />
        ))}
    </>
  );
}

interface FieldProps {
  field: FieldData;
  index: number;
  words: BuilderWords;
}

function ParameterField({ field, index, words }: FieldProps) {
  const { state, act } = useOperation();
  const texts = state.values[index] ?? [];
  const change = (next: readonly string[]) => act({ type: 'value', field: index, texts: next });
  const label = (
    <span>
      <code>{field.style.name}</code>
      {` — ${field.style.place}`}
      {field.required && <b className={styles.required}>{` ${words.required}`}</b>}
    </span>
  );
  if (field.kind === 'list')
    return (
      <ListField
        name={field.style.name}
        hint={field.hint}
        label={label}
        texts={texts}
        onChange={change}
        words={words}
      />
    );
  return (
    <label className={styles.field}>
      {label}
      <ValueControl field={field} texts={texts} onChange={change} />
    </label>
  );
}

/** The control that fits the schema. */
function ValueControl({
  field: { kind, values, hint, required },
  texts,
  onChange,
}: {
  field: FieldData;
  texts: readonly string[];
  onChange: (texts: readonly string[]) => void;
}) {
  const value = texts[0] ?? '';
  if (kind === 'choices') {
    return (
      <Select
        multiple
        value={[...texts]}
        required={required}
        onChange={({ target }) =>
          onChange([...target.selectedOptions].map((option) => option.value))
        }
      >
        {values.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  if (kind === 'choice') {
    return (
      <Select value={value} required={required} onChange={({ target }) => onChange([target.value])}>
        <option value="">---</option>
        {values.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  if (kind === 'object')
    return (
      <TextArea
        rows={4}
        placeholder="{ }"
        value={value}
        onChange={({ target }) => onChange([target.value])}
      />
    );
  return (
    <Input placeholder={hint} value={value} onChange={({ target }) => onChange([target.value])} />
  );
}
