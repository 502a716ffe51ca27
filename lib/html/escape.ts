const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text between tags and inside double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** ` name="value"`; nothing for undefined. */
export const attribute = (name: string, value: string | undefined): string => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`);
