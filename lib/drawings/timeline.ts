import { z } from 'zod';
import { readSource } from './read-source.ts';

const text = z.string().min(1);
const at = z.number();

const timelineSchema = z.strictObject({
  title: text,
  axis: z.strictObject({
    from: at.default(0),
    to: at,
    label: text.optional(),
    ticks: z.record(z.string(), z.union([text, z.number()]).transform(String)).default({}),
  }),
  tracks: z
    .array(
      z.strictObject({
        name: text,
        /** States: begin, end, and a label. A state without a label is a gap. */
        spans: z.array(z.tuple([at, at, text]).or(z.tuple([at, at]))).optional(),
        /** A value over time: points of a line. */
        signal: z
          .array(z.tuple([at, at]))
          .min(2)
          .optional(),
        /** Values with a name, drawn across a signal. */
        limits: z.record(z.string(), at).optional(),
        /** Moments: a time and a label. */
        events: z.array(z.tuple([at, text]).or(z.tuple([at]))).optional(),
      }),
    )
    .min(1)
    .max(6),
});

export type Timeline = z.infer<typeof timelineSchema>;
export type Track = Timeline['tracks'][number];

/** @throws DrawingError for a time outside the axis */
export function readTimeline(source: string): Timeline {
  const { data, fail } = readSource(source, timelineSchema);
  const { from, to, ticks } = data.axis;
  if (from >= to) fail(['axis'], 'the axis ends before it begins');
  const check = (time: number, path: (string | number)[]): void => {
    if (!(time >= from && time <= to))
      fail(path, `${time} lies outside the axis, which goes from ${from} to ${to}`);
  };
  for (const tick of Object.keys(ticks)) check(Number(tick), ['axis', 'ticks', tick]);
  data.tracks.forEach(({ spans, signal, events, limits }, index) => {
    const path = ['tracks', index];
    if ([spans, signal, events].filter(Boolean).length !== 1)
      fail(path, 'a track has either `spans`, a `signal` or `events`');
    if (limits && !signal) fail(path, '`limits` belong to a `signal`');
    spans?.forEach(([start, end], number) => {
      for (const time of [start, end]) check(time, [...path, 'spans', number]);
      if (start >= end) fail([...path, 'spans', number], 'a span ends before it begins');
    });
    signal?.forEach(([time], number) => check(time, [...path, 'signal', number]));
    events?.forEach(([time], number) => check(time, [...path, 'events', number]));
  });
  return data;
}

/** The text of a timeline: a line for each track. */
export function timelineLines({ axis, tracks }: Timeline): string[] {
  const time = (value: number): string => axis.ticks[value] ?? String(value);
  return tracks.map(({ name, spans, signal, limits, events }) => {
    const parts = [
      ...Object.entries(limits ?? {}).map(([label]) => label),
      ...(spans ?? []).flatMap(([from, to, label]) =>
        label === undefined ? [] : [`${time(from)}–${time(to)} ${label}`],
      ),
      ...(events ?? []).map(([moment, label]) =>
        label === undefined ? time(moment) : `${time(moment)} ${label}`,
      ),
      ...(signal && !limits ? signal.map(([moment, value]) => `${time(moment)} ${value}`) : []),
    ];
    return `${name}: ${parts.join('; ')}`;
  });
}
