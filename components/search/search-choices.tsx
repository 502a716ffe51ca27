import { useSyncExternalStore } from 'react';
import { Select } from '@/components/ui/form-controls.tsx';
import type { SearchManifest } from '@/lib/search/manifest.ts';
import type { SearchScope } from './question.ts';
import type { SearchSession } from './session.ts';

type Option = readonly [value: string, label: string];

/** Contexts and versions to choose from. */
function choicesOf({ contexts, words }: SearchManifest): {
  contexts: Option[];
  versions: Option[];
} {
  const named = contexts
    .filter(({ path }) => path !== '')
    .map(({ path, label }) => [path, label] as const);
  const versions = contexts.flatMap((context) =>
    context.versions
      .filter(({ path }) => path !== '')
      .map(({ path, label }) => [path, `${context.label} ${label}`] as const),
  );
  return {
    contexts: [['', words.everywhere ?? ''], ...named],
    versions: [['', words.currentVersion ?? ''], ...versions],
  };
}

/**
 * The context and version that an address chooses; unknown ones are left out.
 * @param query the query of the address
 */
export function chosenScope(manifest: SearchManifest | undefined, query: string): SearchScope {
  if (!manifest) return {};
  const { contexts, versions } = choicesOf(manifest);
  const address = new URLSearchParams(query);
  const known = (options: readonly Option[], value: string | null) =>
    value !== null && value !== '' && options.some(([one]) => one === value) ? value : undefined;
  return {
    context: known(contexts, address.get('ctx')),
    version: known(versions, address.get('version')),
  };
}

/** The context that an address chooses and that there is not. */
export function unknownContext(
  manifest: SearchManifest | undefined,
  query: string,
): string | undefined {
  const chosen = new URLSearchParams(query).get('ctx') ?? '';
  return manifest && chosen !== '' && chosenScope(manifest, query).context === undefined
    ? chosen
    : undefined;
}

interface Props {
  session: SearchSession;
  query: string;
  words: { context: string; version: string };
  onChange: (name: 'ctx' | 'version', value: string) => void;
}

/** The fields for context and version, when the manifest is loaded and there is a choice. */
export function SearchChoices({ session, query, words, onChange }: Props) {
  const { manifest } = useSyncExternalStore(session.subscribe, session.getStatus);
  if (!manifest) return null;
  const { contexts, versions } = choicesOf(manifest);
  const { context = '', version = '' } = chosenScope(manifest, query);
  return (
    <>
      {contexts.length > 2 && (
        <Choice
          name="ctx"
          label={words.context}
          options={contexts}
          value={context}
          onChange={onChange}
        />
      )}
      {versions.length > 1 && (
        <Choice
          name="version"
          label={words.version}
          options={versions}
          value={version}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface ChoiceProps extends Pick<Props, 'onChange'> {
  name: 'ctx' | 'version';
  label: string;
  options: readonly Option[];
  value: string;
}

function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <Select
        variant="text"
        name={name}
        value={value}
        onChange={({ target }) => onChange(name, target.value)}
      >
        {options.map(([path, text]) => (
          <option key={path} value={path}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}
