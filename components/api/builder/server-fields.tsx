import { useState } from 'react';
import type { ServerData } from '@/lib/openapi/pages/data.ts';
import { shownValue } from '@/lib/openapi/request/shown-value.ts';
import { Button } from '@/components/ui/button.tsx';
import { Input, Select } from '@/components/ui/form-controls.tsx';
import type { BuilderWords } from './builder-words.ts';
import { BreakableAddress } from '../breakable-address.tsx';
import { serverAddress } from './current-request.ts';
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
          <VariableField key={`${state.server} ${variable.name}`} variable={variable} />
        ))}
    </>
  );
}

function VariableField({
  variable: { name, value: initial, values, description },
}: {
  variable: ServerData['variables'][number];
}) {
  const { state, act } = useOperation();
  const value = state.variables[state.server]?.get(name) ?? initial;
  const change = ({ target }: { target: { value: string } }) =>
    act({ type: 'variable', name, value: target.value });
  return (
    <label className={styles.field}>
      <span>
        <code>{name}</code>
      </span>
      {values.length > 0 ? (
        <Select value={value} onChange={change}>
          {values.map((option) => (
            <option key={option} value={option}>
              {shownValue(option)}
            </option>
          ))}
        </Select>
      ) : (
        <Input value={value} onChange={change} />
      )}
      {description !== undefined && <span className={styles.hint}>{description}</span>}
    </label>
  );
}
