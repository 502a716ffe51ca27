/** Where a term may stand on a page. */
export const FIELDS = ['content', 'heading', 'keywords', 'title', 'breadcrumb'] as const;
export type Field = (typeof FIELDS)[number];

/** Occurrences in five fields fit into one number: 6 bits for the content, 4 for each of the others. */
const SHIFT: Record<Field, number> = { content: 0, heading: 6, keywords: 10, title: 14, breadcrumb: 18 };
const MOST: Record<Field, number> = { content: 63, heading: 15, keywords: 15, title: 15, breadcrumb: 15 };

export const pack = (field: Field, count: number): number => Math.min(count, MOST[field]) << SHIFT[field];
export const unpack = (packed: number, field: Field): number => (packed >> SHIFT[field]) & MOST[field];
