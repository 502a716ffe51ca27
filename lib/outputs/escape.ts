const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes a text safe inside HTML and XML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** The inverse, for texts that React or escapeHtml have written. */
export const unescapeHtml = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => (entity === '&#x27;' ? "'" : Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity)!));
