const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character]!);

/** Text as it may stand anywhere in HTML and XML, in quoted attributes, too. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** The inverse of both, and of what React writes. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) =>
    entity === '&#x27;'
      ? "'"
      : Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity)!,
  );

/** ` name="value"`; nothing for undefined. */
export const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`;
