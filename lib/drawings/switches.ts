import { BOLD, heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import { wrap } from '@/lib/diagrams/wrap.ts';

type State = 'on' | 'off';
/** States of the switches of each block, for each purpose. */
type Positions = Record<string, Record<string, State[]>>;

export const switchLines = (positions: Positions): string[] =>
  Object.entries(positions).map(
    ([purpose, blocks]) =>
      `${purpose}: ${Object.entries(blocks)
        .map(
          ([block, states]) =>
            `${block} ${states.map((state, at) => `${at + 1} ${state.toUpperCase()}`).join(', ')}`,
        )
        .join('; ')}`,
  );

const PITCH = 30;
const BODY = 62;

/** Draws blocks of DIP switches: a row for each purpose, above it on narrow columns. */
export function drawSwitches(canvas: Canvas, positions: Positions): void {
  const isWide = canvas.width > 500;
  const blocksFrom = isWide ? 220 : 0;
  let top = 0;
  for (const [purpose, blocks] of Object.entries(positions)) {
    const room = isWide ? blocksFrom - 24 : canvas.width - 4;
    const tall = heightOf(wrap(purpose, room, NORMAL * BOLD), NORMAL);
    if (!isWide) {
      canvas.text([0, top + tall / 2], purpose, { bold: true, width: room });
      top += tall + 6;
    }
    let left = blocksFrom;
    let height = 0;
    for (const [block, states] of Object.entries(blocks)) {
      const width = states.length * PITCH + 34;
      if (left > blocksFrom && left + width > canvas.width - 4) {
        left = blocksFrom;
        top += height + 12;
      }
      height = drawBlock(canvas, block, states, left, top);
      left += width + 24;
    }
    if (isWide) canvas.text([0, top + 18 + BODY / 2], purpose, { bold: true, width: room });
    top += height + (isWide ? 18 : 22);
  }
}

/** @returns its height */
function drawBlock(
  canvas: Canvas,
  block: string,
  states: readonly State[],
  left: number,
  top: number,
): number {
  const body = top + 18;
  canvas.text([left, top + 8], block, { size: SMALL, color: 'muted' });
  canvas.rect(
    { left, top: body, right: left + states.length * PITCH + 34, bottom: body + BODY },
    { radius: 6 },
  );
  canvas.text([left + 6, body + 14], 'ON', { size: SMALL, bold: true, color: 'muted' });
  states.forEach((state, index) => {
    const middle = left + 34 + (index + 0.5) * PITCH;
    const [slot, knob] = [body + 6, state === 'on' ? body + 8 : body + 23];
    canvas.rect(
      { left: middle - 8, top: slot, right: middle + 8, bottom: slot + 34 },
      { fill: 'ground', radius: 3 },
    );
    canvas.rect(
      { left: middle - 6, top: knob, right: middle + 6, bottom: knob + 15 },
      state === 'on'
        ? { fill: 'accent', stroke: 'accent', radius: 2 }
        : { fill: 'muted', stroke: 'muted', radius: 2 },
    );
    canvas.text([middle, body + BODY - 11], String(index + 1), {
      size: SMALL,
      anchor: 'middle',
      color: 'muted',
    });
  });
  return 18 + BODY;
}
