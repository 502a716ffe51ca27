import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { FieldData } from '@/lib/openapi/pages/data.ts';
import type { BuilderWords } from './builder-words.ts';
import { CheckedField } from './checked-field.tsx';
import { parameterProblem } from './field-problem.ts';
import { ListField } from './list-field.tsx';
import { useOperation } from './operation-state.tsx';
import { ValueControl } from './value-control.tsx';
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
        <Button variant="link" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? words.hideOptional : words.showOptional}
        </Button>
      )}
      {shown &&
        optional.map(({ field, index }) => (
          <ParameterField key={index} field={field} index={index} words={words} />
        ))}
    </>
  );
}

const PLACES = {
  path: 'placePath',
  query: 'placeQuery',
  header: 'placeHeader',
  cookie: 'placeCookie',
} as const satisfies Record<string, keyof BuilderWords>;

interface FieldProps {
  field: FieldData;
  index: number;
  words: BuilderWords;
}

/** A parameter. An optional one has a suggestion, and a box that says whether it is sent. */
function ParameterField({ field, index, words }: FieldProps) {
  const { state, act } = useOperation();
  const texts = state.values[index] ?? [];
  const included = state.included[index] ?? false;
  const { name, place } = field.style;
  const change = (next: readonly string[]) => act({ type: 'value', field: index, texts: next });
  const label = (
    <span>
      <code>{name}</code>
      {` — ${words[PLACES[place]]}`}
      {field.required && <b className={styles.required}>{` ${words.required}`}</b>}
    </span>
  );
  const box = !field.required && (
    <input
      type="checkbox"
      aria-label={`${words.include} ${name}`}
      title={`${words.include} ${name}`}
      checked={included}
      disabled={!field.style.mayBeEmpty && !texts.some((text) => text !== '')}
      onChange={({ target }) => act({ type: 'include', field: index, on: target.checked })}
    />
  );
  const problem = parameterProblem(field, texts);
  if (field.kind === 'list')
    return (
      <ListField
        name={name}
        hint={field.hint}
        label={
          <div className={styles.name}>
            {box}
            {label}
          </div>
        }
        texts={texts}
        problem={problem}
        onChange={change}
        words={words}
      />
    );
  return (
    <CheckedField
      label={label}
      required={field.required && !field.style.mayBeEmpty}
      problem={problem}
      words={words}
      before={box}
    >
      {(props) => <ValueControl {...props} field={field} texts={texts} onChange={change} />}
    </CheckedField>
  );
}
