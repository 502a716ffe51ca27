const standInNames = new WeakMap<object, string>();

/** Takes the place of a component, and of whatever it has below it (`<Card.Title>`). */
export function standIn(name: string): object {
  const made: object = new Proxy(() => undefined, {
    get: (_, below) => (typeof below === 'string' ? standIn(`${name}.${below}`) : undefined),
  });
  standInNames.set(made, name);
  return made;
}

/** Name of the component that a stand-in takes the place of. */
export const standInName = (type: unknown): string | undefined =>
  typeof type === 'function' ? standInNames.get(type) : undefined;
