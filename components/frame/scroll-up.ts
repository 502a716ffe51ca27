/** Minimal scroll position of the button, in px. */
const THRESHOLD = 300;

export interface ScrollMove {
  before: number;
  now: number;
  atBottom: boolean;
}

/** Whether to show the button: while scrolling up, away from both ends of the page. */
export const isShown = ({ before, now, atBottom }: ScrollMove): boolean =>
  now < before && now >= THRESHOLD && !atBottom;
