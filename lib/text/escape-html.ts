const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
/** The inverse, and what React writes for an apostrophe. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...[...ENTITIES].map(([character, entity]) => [entity, character] as const),
  ['&#x27;', "'"],
]);

/** Escapes a text for HTML between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES.get(character) ?? character);

/** Escapes a text for any place in HTML and XML, also in quoted attributes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);

/** The inverse of both, and of React's escaping. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => CHARACTERS.get(entity) ?? entity);

/** ` name="value"`; empty for undefined. */
export const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`;
