import type { Box } from '@/lib/diagrams/geometry.ts';
import { textWidth, wrap } from '@/lib/diagrams/wrap.ts';
import { BOLD, heightOf, NORMAL, SMALL, type Canvas } from './canvas.ts';
import { drawSignal, type Frame } from './draw-signal.ts';
import { note } from './place-note.ts';
import type { Timeline, Track } from './timeline.ts';

const BAR = 34;

/** Draws tracks below each other over one axis of time. */
export function drawTimeline(canvas: Canvas, { axis, tracks }: Timeline): void {
  const width = Math.min(canvas.width - 16, 640);
  const x = (time: number): number =>
    6 + ((time - axis.from) / (axis.to - axis.from)) * (width - 12);
  const tickLines: ((bottom: number) => void)[] = Object.keys(axis.ticks).map(
    (tick) => (bottom) =>
      canvas.line(
        [
          [x(Number(tick)), 4],
          [x(Number(tick)), bottom],
        ],
        { stroke: 'faint', thick: 1, dash: '3 4' },
      ),
  );
  let top = 0;
  for (const track of tracks) {
    const name = canvas.text(
      [0, top + heightOf(wrap(track.name, width, NORMAL * BOLD), NORMAL) / 2],
      track.name,
      { bold: true, width },
    );
    top = name.bottom + 6;
    top = drawTrack(canvas, track, { x, top, width }) + 18;
  }
  const base = top;
  canvas.line(
    [
      [0, base],
      [width + 8, base],
    ],
    { arrow: 'end' },
  );
  const placed: Box[] = [];
  for (const [tick, label] of Object.entries(axis.ticks).sort(
    ([a], [b]) => Number(a) - Number(b),
  )) {
    canvas.line([
      [x(Number(tick)), base - 4],
      [x(Number(tick)), base + 4],
    ]);
    note(canvas, placed, { x: x(Number(tick)), top: base + 8, width, label, tall: 16 });
  }
  for (const draw of tickLines) draw(base);
  if (axis.label !== undefined) {
    const below = Math.max(base + 6, ...placed.map(({ bottom }) => bottom)) + 12;
    canvas.text([width, below], axis.label, { size: SMALL, anchor: 'end', color: 'muted' });
  }
}

/** @returns the bottom of the track */
function drawTrack(canvas: Canvas, track: Track, frame: Frame): number {
  if (track.spans) return drawSpans(canvas, track.spans, frame);
  if (track.signal) return drawSignal(canvas, track.signal, track.limits ?? {}, frame);
  return drawEvents(canvas, track.events ?? [], frame);
}

function drawSpans(
  canvas: Canvas,
  spans: NonNullable<Track['spans']>,
  { x, top, width }: Frame,
): number {
  const placed: Box[] = [];
  const kinds = [...new Set(spans.map(([, , label]) => label))];
  for (const [from, to, label] of spans) {
    const box = { left: x(from), top, right: x(to), bottom: top + BAR };
    if (label === undefined) {
      canvas.rect(box, { fill: 'none', dash: '3 3', radius: 4 });
      continue;
    }
    // Equal states look the same; every second one has the tint.
    canvas.rect(
      box,
      kinds.indexOf(label) % 2 === 0
        ? { fill: 'tint', stroke: 'accent', radius: 4 }
        : { radius: 4 },
    );
    const room = box.right - box.left - 8;
    const lines = wrap(label, room, SMALL).split('\n');
    if (lines.length <= 2 && lines.every((line) => textWidth(line, SMALL) <= room))
      canvas.text([(box.left + box.right) / 2, top + BAR / 2], lines.join('\n'), {
        size: SMALL,
        anchor: 'middle',
      });
    else
      note(canvas, placed, {
        x: (box.left + box.right) / 2,
        top: top + BAR + 6,
        width,
        label,
        lead: top + BAR,
      });
  }
  return Math.max(top + BAR, ...placed.map(({ bottom }) => bottom));
}

function drawEvents(
  canvas: Canvas,
  events: NonNullable<Track['events']>,
  { x, top, width }: Frame,
): number {
  const y = top + 10;
  const placed: Box[] = [];
  canvas.line(
    [
      [0, y],
      [width, y],
    ],
    { stroke: 'faint' },
  );
  for (const [time, label] of events) {
    canvas.circle([x(time), y], 6, { fill: 'accent', stroke: 'ground' });
    if (label !== undefined)
      note(canvas, placed, { x: x(time), top: y + 12, width, label, lead: y + 6 });
  }
  return Math.max(y + 8, ...placed.map(({ bottom }) => bottom));
}
