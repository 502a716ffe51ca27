import type { Mermaid } from 'mermaid';
import { offerDiagramZoom } from './zoom.ts';

/** Draws the diagrams of the page when they come near the screen. The library is loaded only then, from files that lie beside the site. */
export function drawDiagrams(document: Document): () => void {
  const waiting = document.querySelectorAll<HTMLElement>('[data-mermaid]:not([data-drawn])');
  if (waiting.length === 0) return () => undefined;
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
  for (const figure of waiting) observer.observe(figure);
  return () => observer.disconnect();
}

let count = 0;

async function draw(figure: HTMLElement): Promise<void> {
  const source = figure.querySelector('pre')?.textContent ?? '';
  figure.dataset.drawn = '';
  const { default: mermaid } = (await import(/* turbopackIgnore: true */ figure.dataset.mermaid ?? '')) as { default: Mermaid };
  const dark = document.documentElement.dataset.theme === 'dark';
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', theme: dark ? 'dark' : 'neutral', fontFamily: getComputedStyle(document.body).fontFamily });
  try {
    const { svg } = await mermaid.render(`diagram-${++count}`, source);
    // Mermaid sanitises what it draws; the source is our own page's.
    figure.innerHTML = svg;
    figure.removeAttribute('tabindex');
    offerDiagramZoom(figure);
  } catch (error) {
    // The source stays readable; a writer sees what is wrong in the console.
    console.warn('A diagram cannot be drawn.', error);
  }
}
