import type { Mermaid } from 'mermaid';
import { keepReadable } from './diagram-scale.ts';
import { isLoadFailure } from './load-failure.ts';
import { firstIn, loadVisibly } from './loading.ts';
import { offerDiagramZoom } from './zoom.ts';

/** Draws the diagrams of the page when they come near the screen. The library is loaded only then, from files that lie beside the site. */
export function drawDiagrams(document: Document): () => void {
  const figures = document.querySelectorAll<HTMLElement>('[data-mermaid]');
  if (figures.length === 0) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void draw(target as HTMLElement);
      }
    },
    { rootMargin: '50% 0%' },
  );
  const controller = new AbortController();
  // A drawing has the colours of its mode in it.
  const redraw = () => {
    for (const figure of figures) if (figure.dataset.drawn !== undefined) observer.observe(figure);
  };
  document.addEventListener('portal:theme', redraw, { signal: controller.signal });
  for (const figure of figures) if (figure.dataset.drawn === undefined) observer.observe(figure);
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

let count = 0;
/** What the HTML held before it was drawn. */
const sources = new WeakMap<HTMLElement, string>();

async function draw(figure: HTMLElement): Promise<void> {
  figure.dataset.drawn = '';
  const source = sources.get(figure) ?? figure.querySelector('pre')?.textContent ?? '';
  sources.set(figure, source);
  const script = figure.dataset.mermaid ?? '';
  let attempt = 0;
  const svg = await loadVisibly(figure.ownerDocument, firstIn(figure), async () => {
    const again = attempt++ > 0;
    try {
      // A browser may remember that an address could not be loaded: each attempt has its own.
      const { default: mermaid } = (await import(/* turbopackIgnore: true */ again ? `${script}?attempt=${attempt}` : script)) as { default: Mermaid };
      return await drawing(mermaid, source);
    } catch (error) {
      // The same of a part of the library, whose address is not ours to change: a fresh page has forgotten it.
      if (again && (await canBeLoaded(script))) location.reload();
      throw error;
    }
  });
  if (svg === undefined) return;
  // Mermaid sanitises what it draws; the source is our own page's.
  figure.innerHTML = svg;
  figure.removeAttribute('tabindex');
  keepReadable(figure);
  offerDiagramZoom(figure);
}

const canBeLoaded = (address: string): Promise<boolean> => fetch(address, { cache: 'no-store' }).then(({ ok }) => ok, () => false);

/** @throws only what says that a part of the library has not been loaded */
async function drawing(mermaid: Mermaid, source: string): Promise<string | undefined> {
  const dark = document.documentElement.dataset.theme === 'dark';
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'neutral', fontFamily: getComputedStyle(document.body).fontFamily });
  try {
    return (await mermaid.render(`diagram-${++count}`, source)).svg;
  } catch (error) {
    if (isLoadFailure(error)) throw error;
    // The source stays readable; a writer sees what is wrong in the console.
    console.warn('A diagram cannot be drawn.', error);
    return undefined;
  }
}
