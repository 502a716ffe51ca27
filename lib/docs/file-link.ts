import { decoded } from '@/lib/text/decoded.ts';

const SCHEME_OR_ROOT = /^([a-z][a-z0-9+.-]*:|[/#?])/i;

/**
 * Whether a link may name a file beside the page (`./plan.pdf`), or one of the site (`@site/…`),
 * that is published like a picture. Texts become pages, and HTML is none of ours.
 */
export function isFileLink(target: string): boolean {
  const path = decoded(target.replace(/[?#].*$/s, ''));
  return !SCHEME_OR_ROOT.test(target) && /\.\w+$/.test(path) && !/\.(mdx?|html?)$/i.test(path);
}
