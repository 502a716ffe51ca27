/**
 * Available widths in px: 43 of the 43.9 rem on a wide screen, and the whole column on a phone of
 * 360 px.
 */
export const COLUMN = { wide: 688, narrow: 310 } as const;
