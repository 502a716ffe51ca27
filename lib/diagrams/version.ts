/**
 * The version of the drawing library, and of our own code. Raise the latter when the same source
 * gives another drawing: compiled pages keep their drawings until this changes.
 */
export const DRAWING_VERSION = 'beautiful-mermaid 1.1.3, 1';
