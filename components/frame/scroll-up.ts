/** Position from which the button may appear, in px. */
const THRESHOLD = 300;

export interface ScrollMove {
  before: number;
  now: number;
  atBottom: boolean;
}

/** Whether the button is shown after a scroll: on the way up, away from both ends. */
export const isShown = ({ before, now, atBottom }: ScrollMove): boolean =>
  now < before && now >= THRESHOLD && !atBottom;
