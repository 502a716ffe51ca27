import { useId, useState } from 'react';
import type { ServerData } from '@/lib/openapi/pages/data.ts';
import { shownValue } from '@/lib/openapi/request/shown-value.ts';
import { Button } from '@/components/ui/button.tsx';
import { Input, Select } from '@/components/ui/form-controls.tsx';
import type { BuilderWords } from './builder-words.ts';
import { BreakableAddress } from '../breakable-address.tsx';
import { CheckedField } from './checked-field.tsx';
import { serverAddress } from './current-request.ts';
import { serverProblem } from './field-problem.ts';
import { useOperation } from './operation-state.tsx';
import styles from './builder.module.css';

/**
 * The chosen server, with controls to choose another or to fill in its variables. The choice is
 * kept for the browser tab.
 */
export function ServerFields({ words }: { words: BuilderWords }) {
  const { data, state, act } = useOperation();
  const [editing, setEditing] = useState(false);
  const { servers } = data;
  const chosen = servers[state.server];
  const editable = servers.length > 1 || servers.some(({ variables }) => variables.length > 0);
  return (
    <>
      <p className={styles.server}>
        <code>
          <BreakableAddress text={serverAddress(data, state)} />
        </code>
        {editable && (
          <Button variant="link" aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {editing ? words.hide : words.edit}
          </Button>
        )}
      </p>
      {editing && servers.length > 1 && (
        <label className={styles.field}>
          <span>{words.server}</span>
          <Select
            value={state.server}
            onChange={({ target }) => act({ type: 'server', index: target.selectedIndex })}
          >
            {servers.map(({ url, description }, index) => (
              <option key={index} value={index}>
                {description === undefined
                  ? url
                  : `${url} (${description.trim().split('\n', 1)[0]})`}
              </option>
            ))}
          </Select>
        </label>
      )}
      {chosen?.description !== undefined && <p className={styles.hint}>{chosen.description}</p>}
      {editing &&
        chosen?.variables.map((variable) => (
          <VariableField
            key={`${state.server} ${variable.name}`}
            server={chosen}
            variable={variable}
            words={words}
          />
        ))}
    </>
  );
}

interface VariableProps {
  server: ServerData;
  variable: ServerData['variables'][number];
  words: BuilderWords;
}

/** A variable of the server's address. A value that spoils the address is in the samples, too. */
function VariableField({ server, variable, words }: VariableProps) {
  const { state, act } = useOperation();
  const hint = useId();
  const { name, values, description, mayBeEmpty } = variable;
  const value = state.variables[state.server]?.get(name) ?? variable.value;
  const change = ({ target }: { target: { value: string } }) =>
    act({ type: 'variable', name, value: target.value });
  return (
    <CheckedField
      label={<code>{name}</code>}
      required={!mayBeEmpty}
      problem={values.length > 0 ? undefined : serverProblem(server, variable, value)}
      words={words}
    >
      {({ 'aria-describedby': problem, ...rest }) => {
        const described = [problem, description !== undefined && hint].filter(Boolean).join(' ');
        const props = {
          ...rest,
          value,
          onChange: change,
          'aria-describedby': described || undefined,
        };
        return (
          <>
            {values.length > 0 ? (
              <Select {...props}>
                {values.map((option) => (
                  <option key={option} value={option}>
                    {shownValue(option)}
                  </option>
                ))}
              </Select>
            ) : (
              <Input {...props} />
            )}
            {description !== undefined && (
              <span id={hint} className={styles.hint}>
                {description}
              </span>
            )}
          </>
        );
      }}
    </CheckedField>
  );
}
