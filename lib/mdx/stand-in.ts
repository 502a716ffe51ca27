/** Begins the names of placeholders for components that the browser runs. */
export const OF_SITE = '@site ';

const standInNames = new WeakMap<object, string>();

/** A placeholder for a component and for its members (`<Card.Title>`). */
export function standIn(name: string): object {
  const made: object = new Proxy(() => undefined, {
    get: (_, below) => (typeof below === 'string' ? standIn(`${name}.${below}`) : undefined),
  });
  standInNames.set(made, name);
  return made;
}

/** Name of the component that a placeholder replaces. */
export const standInName = (type: unknown): string | undefined =>
  typeof type === 'function' ? standInNames.get(type) : undefined;
