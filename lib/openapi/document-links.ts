import { decoded } from '@/lib/text/decoded.ts';
import { kebabCase } from './slugs.ts';

/** What links of a document can lead to, each by its name and as an address would write it. */
export interface LinkPlaces {
  /** Slugs by `operationId`. */
  operations: ReadonlyMap<string, string>;
  /** Slugs by name of the tag. */
  tags: ReadonlyMap<string, string>;
  overview: string;
  /** Ids of the headings of the overview. */
  headings: readonly string[];
  /**
   * Where the document's own relative links lead: `externalDocs.url`, or the site of its contact.
   */
  site?: string;
}

/** A page of the reference, or an address elsewhere. */
export type DocumentLink = { slug: string; hash?: string } | { href: string };

/**
 * Words that other renderers put in front of a name: Redoc `#tag/Pets/operation/getPet`, Swagger UI
 * `#/Pets/getPet`.
 */
const PREFIX = /^(?:tag|tags|operation|operations|op|section|schema|paths)$/i;
const JOINED_PREFIX = /^(?:tag|operation|op|section)[-_]/i;

/**
 * What a link leads to that the portal does not know: an anchor as another renderer would write it,
 * or an address relative to the vendor's own site. Undefined when it leads nowhere; its text is
 * then shown without a link.
 *
 * @param target as written in a description
 */
export function documentLink(target: string, places: LinkPlaces): DocumentLink | undefined {
  if (target.startsWith('#')) return anchorLink(target.slice(1), places);
  if (places.site === undefined || !URL.canParse(target, places.site)) return undefined;
  const { protocol, href } = new URL(target, places.site);
  return /^https?:$/.test(protocol) ? { href } : undefined;
}

function anchorLink(anchor: string, places: LinkPlaces): DocumentLink | undefined {
  const names = decoded(anchor)
    .split('/')
    .filter((name) => name !== '' && !PREFIX.test(name))
    .map((name) => name.replace(JOINED_PREFIX, ''));
  // The last name is the most precise one.
  for (const name of names.reverse()) {
    const slug = find(places.operations, name) ?? find(places.tags, name);
    if (slug !== undefined) return { slug };
    const hash = [name, kebabCase(name)].find((id) => places.headings.includes(id));
    if (hash !== undefined) return { slug: places.overview, hash };
  }
  return undefined;
}

function find(slugs: ReadonlyMap<string, string>, name: string): string | undefined {
  const exact = slugs.get(name);
  if (exact !== undefined) return exact;
  const wanted = kebabCase(name);
  for (const [key, slug] of slugs) if (kebabCase(key) === wanted) return slug;
  return undefined;
}
