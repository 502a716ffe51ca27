/**
 * Ids of rows begin with this sign in the HTML of a tree, which may be in several places of a page.
 * Each place puts its own name there (`placeIds`).
 */
const OPEN = '~';

/** A name as part of an id: readable, and nothing that an address would encode needlessly. */
export const idPart = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '') || '-';

/** The ids of one tree, each used once. */
export class RowIds {
  readonly #used = new Set<string>();

  /** @param path names from the root of the tree */
  take(path: readonly string[]): string {
    const id = path.map(idPart).join('.');
    let unique = id;
    for (let number = 2; this.#used.has(unique); number++) unique = `${id}-${number}`;
    this.#used.add(unique);
    return `${OPEN}${unique}`;
  }
}

/** A tree whose ids begin with another name: `~name` becomes `~start.name`. */
export const idsBelow = (html: string, start: string): string =>
  html.replaceAll(` id="${OPEN}`, ` id="${OPEN}${start}.`);

/** A tree in its place: `~name` becomes `body-name`. */
export const placeIds = (html: string, place: string): string =>
  html.replaceAll(` id="${OPEN}`, ` id="${place}-`);

/** The ids of a tree in its place. */
export const idsIn = (html: string, place: string): string[] =>
  [...html.matchAll(/ id="~([^"]*)"/g)].map(([, id]) => `${place}-${id}`);

/** The place of a body in its n-th media type. */
export const contentPlace = (place: string, index: number): string =>
  index === 0 ? place : `${place}-${index + 1}`;
