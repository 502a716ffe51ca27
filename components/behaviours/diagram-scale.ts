/** How small a drawing may become: its letters of 16 px are then 10 px high. */
const LEAST_SCALE = 0.625;

interface Size {
  width: number;
  height: number;
}

/**
 * Width in px below which a drawing scrolls instead of becoming smaller.
 * @param drawing natural size in px
 * @param room height in px that is kept for it: what is wider than that allows would only have empty sides
 */
export const leastWidth = ({ width, height }: Size, room: number): number => Math.floor(width * Math.min(LEAST_SCALE, room / height));

/** Lets a figure scroll rather than show its drawing too small to read, and tells the dialog that enlarges it the natural size. */
export function keepReadable(figure: HTMLElement): void {
  const drawing = figure.querySelector<SVGSVGElement>(':scope > svg');
  const size = drawing?.viewBox.baseVal;
  if (!drawing || !size || size.width === 0 || size.height === 0) return;
  drawing.style.setProperty('--drawing-width', `${size.width}px`);
  drawing.style.setProperty('--drawing-height', `${size.height}px`);
  figure.style.setProperty('--least-width', `${leastWidth(size, drawing.getBoundingClientRect().height)}px`);
}
