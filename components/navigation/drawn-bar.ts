import NProgress from 'nprogress';

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

/** Whether the last bar is still on its way out. */
export const isFading = (): boolean => !NProgress.isStarted() && NProgress.isRendered();

/** Draws the bar, with a name and a value for screen readers. Returns a function that ends it. */
export function drawBar(label: string): () => void {
  NProgress.start();
  describe(label);
  return () => void NProgress.done();
}

function describe(label: string): void {
  const bar = document.querySelector<HTMLElement>('#nprogress .bar');
  if (!bar) return;
  bar.setAttribute('aria-label', label);
  const tell = () =>
    bar.setAttribute('aria-valuenow', String(Math.round((NProgress.status ?? 0) * 100)));
  tell();
  const timer = setInterval(() => (bar.isConnected ? tell() : clearInterval(timer)), 400);
}
