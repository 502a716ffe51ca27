/** Icons, as the path of a drawing of 16 × 16. */
const PAGE = 'M4 3h8v10H4zM6 6h4M6 8.5h4';
const LAMP = 'M8 2.5a4 4 0 0 0-2.2 7.3V11h4.4V9.8A4 4 0 0 0 8 2.5zM6.5 13.5h3';
const CIRCLE = 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 7.2v3.6M8 5v.3';
const TRIANGLE = 'M8 2.5 14 13H2zM8 6.5v3M8 11v.3';
const OCTAGON = 'M5.5 2.5h5l3 3v5l-3 3h-5l-3-3v-5zM8 5v3.5M8 10.5v.3';

/** How an admonition looks. */
interface Look {
  icon: string;
  /** Its colors: a tone of `app/styles/tones.css`. */
  tone: string;
}

/** The kinds of admonitions. The word of each is under `content` in `messages/`. */
export const ADMONITION_KINDS = {
  note: { icon: PAGE, tone: 'note' },
  tip: { icon: LAMP, tone: 'tip' },
  info: { icon: CIRCLE, tone: 'info' },
  important: { icon: CIRCLE, tone: 'info' },
  success: { icon: LAMP, tone: 'tip' },
  secondary: { icon: PAGE, tone: 'note' },
  warning: { icon: TRIANGLE, tone: 'warning' },
  caution: { icon: TRIANGLE, tone: 'caution' },
  danger: { icon: OCTAGON, tone: 'danger' },
} satisfies Record<string, Look>;

export type AdmonitionKind = keyof typeof ADMONITION_KINDS;

/** Whether a writer's word is the name of a kind. */
export const isAdmonitionKind = (name: string): name is AdmonitionKind =>
  Object.hasOwn(ADMONITION_KINDS, name);
