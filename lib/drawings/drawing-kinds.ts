/** Languages of code fences that become drawings (`draw.ts`). */
export const DRAWING_KINDS = [
  'pinout',
  'wiring',
  'topology',
  'timeline',
  'placement',
  'tree',
] as const;

export type DrawingKind = (typeof DRAWING_KINDS)[number];

export const isDrawingKind = (language: string | null | undefined): language is DrawingKind =>
  (DRAWING_KINDS as readonly (string | null | undefined)[]).includes(language);
