/** The limit of a count, which must not rise. */
export interface Limit {
  /** Name of the count in the output of `npm run architecture`. */
  label: string;
  /** The check fails above this number. Lower it when the count has fallen. */
  most: number;
}

/** Limits of `npm run architecture`. */
export const LIMITS = {
  privateMentions: {
    label: 'lines that name private interfaces of Next or React outside lib/next-export/',
    most: 0,
  },
  domLines: { label: 'lines in components/ that use the DOM by hand', most: 63 },
  rawControls: {
    label: 'controls (<button>, <input>, …) that are not of components/ui/',
    most: 12,
  },
  longFiles: { label: 'files over 200 lines at a width of 100 columns', most: 0 },
  importViolations: { label: 'imports in a forbidden direction or in a circle', most: 0 },
} as const satisfies Record<string, Limit>;
