import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import type { BuilderData } from './builder-data.ts';
import type { BuilderAction } from './builder-state.ts';
import type { BuilderState, KeptAuth, KeptServer } from './form-state.ts';

/**
 * The server and the credentials are kept for the browser tab, and shared by all operations of an
 * API.
 */
const storageKey = (api: string, what: 'server' | 'auth'): string => `portal.api.${api}.${what}`;

const VARIABLE = 'variable.';

/** The kept values of an API, for `useSyncExternalStore`. */
export const keptValues = {
  subscribe: (listener: () => void): (() => void) =>
    followStorage((key) => key.startsWith('portal.api.') && listener()),
  server: (api: string): string | null => readStorage('session', storageKey(api, 'server')),
  auth: (api: string): string | null => readStorage('session', storageKey(api, 'auth')),
};

export function parseServer(text: string): KeptServer {
  const kept = parse(text);
  const variables = [...kept].flatMap(([key, value]): [string, string][] =>
    key.startsWith(VARIABLE) ? [[key.slice(VARIABLE.length), value]] : [],
  );
  return { url: kept.get('url') ?? '', variables: new Map(variables) };
}

export function parseAuth(text: string): KeptAuth {
  const secrets = parse(text);
  const scheme = secrets.get('scheme');
  secrets.delete('scheme');
  return { scheme, secrets };
}

/** Keeps what an action changed. `state` is the form after the action. */
export function keepValues(
  api: string,
  data: BuilderData,
  state: BuilderState,
  { type }: BuilderAction,
): void {
  if (type === 'server' || type === 'variable') {
    const values = [...(state.variables[state.server] ?? [])].map(
      ([name, value]): [string, string] => [VARIABLE + name, value],
    );
    write(api, 'server', [['url', data.servers[state.server]?.url ?? ''], ...values]);
  }
  if (type === 'secret' || type === 'combination') {
    // An operation without a choice of schemes leaves the kept choice as it is.
    const label =
      data.combinations.length > 1
        ? data.combinations[state.combination]?.label
        : parseAuth(keptValues.auth(api) ?? '').scheme;
    write(api, 'auth', [
      ...state.secrets,
      ...(label === undefined ? [] : [['scheme', label] as const]),
    ]);
  }
}

const write = (
  api: string,
  what: 'server' | 'auth',
  entries: readonly (readonly [string, string])[],
): void =>
  writeStorage('session', storageKey(api, what), JSON.stringify(Object.fromEntries(entries)));

/**
 * Parses a stored text, which may be anything. A map, because a scheme may be called “constructor”.
 */
function parse(text: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(
      Object.entries(value ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}
