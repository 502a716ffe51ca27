/** The kinds of boxes; each has an icon (components/mdx/admonition.tsx), colors in its style sheet and a name in `messages/`. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'caution', 'danger'] as const;

export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

/** Names that a writer may use, and the kind each one is shown as. */
export const ADMONITIONS: Readonly<Record<string, AdmonitionKind>> = {
  ...(Object.fromEntries(ADMONITION_KINDS.map((kind) => [kind, kind])) as Record<
    AdmonitionKind,
    AdmonitionKind
  >),
  important: 'info',
  success: 'tip',
  secondary: 'note',
};
