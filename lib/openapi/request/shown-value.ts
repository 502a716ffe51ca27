/** A value as a reader can see it: an empty text is `""`. */
export const shownValue = (text: string): string => text || '""';
