/** The kinds of admonitions. Each has an icon (components/mdx/admonition.tsx), colors in its style sheet and a name in `messages/`. */
export const ADMONITION_KINDS = [
  'note',
  'tip',
  'info',
  'important',
  'success',
  'secondary',
  'warning',
  'caution',
  'danger',
] as const;

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

/** The names that a writer may use, and the kind of each. */
export const ADMONITIONS: Readonly<Record<string, AdmonitionKind>> = Object.fromEntries(
  ADMONITION_KINDS.map((kind) => [kind, kind]),
);
