import NProgress from 'nprogress';

/** Faster navigations show no bar, in ms. */
const DELAY = 200;

NProgress.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  showSpinner: false,
  easing: 'ease',
  speed: 200,
  // The default template has an invalid role.
  template: '<div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="100"></div>',
  barSelector: '.bar',
});

/** The progress bar of a navigation. */
export class ProgressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly label: string) {}

  /** Call when a navigation to another path starts. */
  start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      NProgress.start();
      describe(this.label);
    }, DELAY);
  }

  /** Call when the page has been rendered, or the navigation was canceled. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (NProgress.isStarted()) NProgress.done();
  }
}

/** Gives the bar a name and a value for screen readers. */
function describe(label: string): void {
  const bar = document.querySelector<HTMLElement>('#nprogress .bar');
  if (!bar) return;
  bar.setAttribute('aria-label', label);
  const tell = () =>
    bar.setAttribute('aria-valuenow', String(Math.round((NProgress.status ?? 0) * 100)));
  tell();
  const timer = setInterval(() => (bar.isConnected ? tell() : clearInterval(timer)), 400);
}
