import NProgress from 'nprogress';

/** A navigation that takes less than this shows no bar, in ms. */
const DELAY = 200;

NProgress.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  showSpinner: false,
  easing: 'ease',
  speed: 200,
  // Its own template has a role that does not exist.
  template: '<div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="100"></div>',
  barSelector: '.bar',
});

/** The bar at the top of the window while a page is on its way. */
export class ProgressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly label: string) {}

  /** A navigation to another path has begun. */
  start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      NProgress.start();
      describe(this.label);
    }, DELAY);
  }

  /** The page has arrived, or the navigation was given up. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (NProgress.isStarted()) NProgress.done();
  }
}

/** Names the bar for screen readers and tells its value as it grows. */
function describe(label: string): void {
  const bar = document.querySelector<HTMLElement>('#nprogress .bar');
  if (!bar) return;
  bar.setAttribute('aria-label', label);
  const tell = () =>
    bar.setAttribute('aria-valuenow', String(Math.round((NProgress.status ?? 0) * 100)));
  tell();
  const timer = setInterval(() => (bar.isConnected ? tell() : clearInterval(timer)), 400);
}
