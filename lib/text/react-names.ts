/** `stroke-width` and `xml:space` as React names them. */
export const camelCase = (name: string): string =>
  name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** A property of CSS as a style object of React names it: `-ms-flex` is `msFlex`, `--own` stays. */
export const styleKey = (property: string): string =>
  property.startsWith('--') ? property : camelCase(property.replace(/^-ms-/, 'ms-'));
