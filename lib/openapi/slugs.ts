import { createHash } from 'node:crypto';

/** Something of a document that has a page, and so an address. */
export interface SlugClaim {
  /** What it is: ends the slug where it clashes with one of another kind. */
  kind: 'overview' | 'service' | 'tag' | 'operation' | 'schema';
  /** `x-slug`: kept as it is written. */
  fixed?: string;
  /** Names in order of preference; the first that has a letter or a digit counts. */
  names: readonly (string | undefined)[];
  /**
   * What makes it unique in the document whatever the order: method and path, the name of a tag.
   */
  identity: string;
}

/**
 * Files of a page's data are named after its slug; file systems allow 255 bytes, with prefix and
 * extension.
 */
const LONGEST_BYTES = 120;
const HASH_DIGITS = 6;

/**
 * Whether an `x-slug` can be part of an address and of the names of files. Many scripts write
 * letters with marks. A dot at the beginning hides a file, and `..` leads out of its folder.
 */
export const isSlug = (text: string): boolean => /^(?!\.)[\p{L}\p{M}\p{N}_.~-]+$/u.test(text);

/** `getGatewayByScadaId`, `repos/get-all` and `Get a user` as parts of an address. */
export const kebabCase = (text: string): string =>
  text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * The slug of each claim, all different. Where two claims want the same slug, an `x-slug` keeps it,
 * then the overview, then an operation that is alone; the others get a suffix made of what they
 * are, so a slug depends neither on the order in the document nor on claims that do not clash with
 * it.
 */
export function uniqueSlugs(claims: readonly SlugClaim[]): string[] {
  const wanted = claims.map((claim): Given => ({ claim, slug: wantedSlug(claim) }));
  const rivals = bySlug(wanted);
  const given = wanted.map(({ claim, slug }): Given => {
    // Schemas have pages only where a site asks for them: that must not change other addresses.
    const others = (rivals.get(slug) ?? []).filter(
      (rival) =>
        rival.claim !== claim && (rival.claim.kind !== 'schema' || claim.kind === 'schema'),
    );
    return {
      claim,
      slug:
        others.length > 0
          ? amongRivals(
              claim,
              slug,
              others.map((rival) => rival.claim),
            )
          : slug,
    };
  });
  // A suffix can meet another slug, and two tags may differ in signs only.
  const owners = bySlug(given);
  return given.map(({ claim, slug }) =>
    claim.fixed === undefined && (owners.get(slug)?.length ?? 0) > 1
      ? `${slug}-${hashOf(`${claim.kind} ${claim.identity}`)}`
      : slug,
  );
}

interface Given {
  claim: SlugClaim;
  slug: string;
}

function bySlug(all: readonly Given[]): Map<string, Given[]> {
  const groups = new Map<string, Given[]>();
  for (const given of all) groups.set(given.slug, [...(groups.get(given.slug) ?? []), given]);
  return groups;
}

function amongRivals(claim: SlugClaim, slug: string, rivals: readonly SlugClaim[]): string {
  if (claim.fixed !== undefined || claim.kind === 'overview') return slug;
  if (claim.kind !== 'operation') return `${slug}-${claim.kind}`;
  const yields = rivals.some(
    ({ fixed, kind }) => fixed !== undefined || kind === 'overview' || kind === 'operation',
  );
  return yields ? `${slug}-${hashOf(claim.identity)}` : slug;
}

/** The slug of a claim for which there is no rival. */
export function wantedSlug({ kind, fixed, names, identity }: SlugClaim): string {
  if (fixed !== undefined) return fixed;
  const name = names.map((text) => kebabCase(text ?? '')).find((text) => text !== '');
  if (name === undefined) return `${kind}-${hashOf(identity)}`;
  return Buffer.byteLength(name) <= LONGEST_BYTES ? name : `${shortened(name)}-${hashOf(identity)}`;
}

/** As many whole words as there is room for. */
function shortened(name: string): string {
  let short = '';
  for (const word of name.split('-')) {
    const longer = short === '' ? word : `${short}-${word}`;
    if (Buffer.byteLength(longer) > LONGEST_BYTES - HASH_DIGITS - 1) break;
    short = longer;
  }
  return short === ''
    ? Array.from(name)
        .slice(0, LONGEST_BYTES / 4)
        .join('')
    : short;
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
