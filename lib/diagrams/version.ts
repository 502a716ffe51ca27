/**
 * Of what draws: the library's version, and the number of ours, to be raised when the same source becomes another drawing. A compiled
 * page keeps its drawings as long as this stays.
 */
export const DRAWING_VERSION = 'beautiful-mermaid 1.1.3, 1';
