import { Input, Select } from '@/components/ui/form-controls.tsx';
import { secretKey } from './builder-state.ts';
import type { BuilderWords } from './builder-words.ts';
import { useOperation } from './operation-state.tsx';
import styles from './builder.module.css';

/** Credentials. They are kept for the browser tab only; samples read environment variables. */
export function AuthFields({ words }: { words: BuilderWords }) {
  const { data, state, act } = useOperation();
  const { combinations } = data;
  const schemes = combinations[state.combination]?.schemes ?? [];
  const variables = schemes.flatMap(({ credential }) => (credential ? [credential.variable] : []));
  return (
    <>
      {combinations.length > 1 && (
        <label className={styles.field}>
          <span>{words.scheme}</span>
          <Select
            value={state.combination}
            onChange={({ target }) => act({ type: 'combination', index: target.selectedIndex })}
          >
            {combinations.map(({ label }, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      )}
      {schemes.flatMap(({ id, fields }) =>
        fields.map((field) => {
          const key = secretKey(id, field);
          return (
            <label key={key} className={styles.field}>
              <span>{`${id} — ${words[field]}`}</span>
              <Input
                type="password"
                autoComplete="off"
                value={state.secrets.get(key) ?? ''}
                onChange={({ target }) => act({ type: 'secret', key, value: target.value })}
              />
            </label>
          );
        }),
      )}
      {schemes.length > 0 && (
        <p className={styles.hint}>
          {words.masked}
          {variables.map((name) => (
            <code key={name}> {name}</code>
          ))}
          {schemes.some(({ fields }) => fields.includes('username')) && ` ${words.credentials}`}
        </p>
      )}
    </>
  );
}
