import { createHash } from 'node:crypto';
import type { FrontMatter } from './front-matter-schema.ts';

/**
 * Fingerprint of the texts that are translated: title, description, labels, keywords and body.
 * Position, tags and the like are not in it, because a translation takes them from its source. 12
 * hex digits of SHA-256.
 */
export function sourceHash(frontMatter: FrontMatter, body: string): string {
  const { title, description, sidebar_label, pagination_label, keywords } = frontMatter;
  const text =
    JSON.stringify([title, description, sidebar_label, pagination_label, keywords]) + body.trim();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
