/** Position from which the button may appear, in px. */
const THRESHOLD = 300;
/** What is left of the way after each frame. */
const STEP = 0.85;

export interface ScrollMove {
  before: number;
  now: number;
  atBottom: boolean;
}

/** Whether the button is shown after a scroll: on the way up, away from both ends. */
export const isShown = ({ before, now, atBottom }: ScrollMove): boolean => now < before && now >= THRESHOLD && !atBottom;

/** Shows the button of the page when the reader scrolls up, and takes the page to its top when it is pressed. Returns a function that stops it. */
export function offerBackToTop(document: Document): () => void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return () => undefined;
  let before = window.scrollY;
  // The scroll that a jump to a heading makes is not the reader's.
  let jumped = location.hash !== '';
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const climb = () => {
    const next = Math.floor(window.scrollY * STEP);
    window.scrollTo({ top: next, behavior: 'instant' });
    frame = next > 0 ? requestAnimationFrame(climb) : 0;
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      const move = { before, now, atBottom: now + window.innerHeight >= document.documentElement.scrollHeight };
      before = now;
      if (jumped) jumped = false;
      else {
        if (move.now > move.before) stop();
        button.hidden = !isShown(move);
      }
    },
    { passive: true, signal },
  );
  window.addEventListener(
    'hashchange',
    () => {
      jumped = true;
      button.hidden = true;
    },
    { signal },
  );
  button.addEventListener(
    'click',
    () => {
      stop();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
      else climb();
    },
    { signal },
  );
  button.hidden = true;
  return () => {
    controller.abort();
    stop();
  };
}
