import type { BuilderData } from './builder-data.ts';
import type { BodyState, BuilderState, KeptServer, MediaGroup } from './form-state.ts';

/** Optional parameters that another example needs are not sent with this one. */
export function chooseExample(
  { contents, fields }: BuilderData,
  state: BuilderState,
  name: string,
): BuilderState {
  const examples = contents[state.content]?.examples ?? [];
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) return state;
  const own = new Map(Object.entries(example.parameters ?? {}));
  const all = new Set(examples.flatMap(({ parameters = {} }) => Object.keys(parameters)));
  const nameOf = (index: number) => fields[index]?.style.name ?? '';
  return {
    ...changeBody(state, (body) => ({ ...body, text: example.text })),
    values: state.values.map((texts, index) => {
      const value = own.get(nameOf(index));
      return value === undefined ? texts : [value];
    }),
    included: state.included.map((on, index) =>
      all.has(nameOf(index)) && !fields[index]?.required ? own.has(nameOf(index)) : on,
    ),
  };
}

/** Form and tabs of media types follow each other. */
export function chooseMedia(
  { contents, accept }: BuilderData,
  state: BuilderState,
  group: MediaGroup,
  value: string,
): BuilderState {
  const media = { ...state.media, [group]: value };
  const index =
    group === 'request' ? contents.findIndex(({ type }) => type === value) : accept.indexOf(value);
  return {
    ...state,
    media,
    ...(index < 0 ? {} : group === 'request' ? { content: index } : { accept: index }),
  };
}

/** Ignores a server that this operation does not have, and values that a variable cannot take. */
export function restoreServer(
  { servers }: BuilderData,
  state: BuilderState,
  kept: KeptServer,
): BuilderState {
  const server = servers.findIndex(({ url }) => url === kept.url);
  const variables = servers[server]?.variables ?? [];
  const possible = variables.flatMap(({ name, values }): [string, string][] => {
    const value = kept.variables.get(name);
    return value === undefined || (values.length > 0 && !values.includes(value))
      ? []
      : [[name, value]];
  });
  return server < 0
    ? state
    : {
        ...state,
        server,
        variables: changed(state.variables, server, (map) => new Map([...map, ...possible])),
      };
}

/** Changes the body of the chosen media type. */
export const changeBody = (
  state: BuilderState,
  change: (body: BodyState) => BodyState,
): BuilderState => ({
  ...state,
  bodies: changed(state.bodies, state.content, change),
});

/** A list with one item changed. */
export const changed = <Item>(
  list: readonly Item[],
  index: number,
  change: (item: Item) => Item,
): Item[] => list.map((item, number) => (number === index ? change(item) : item));

/** A map with one entry set, or removed without a value. */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}
