const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as it may stand in HTML between tags. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character]!);

/** Text as it may stand in an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');
