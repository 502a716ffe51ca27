import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { idleRows, type IdleRow } from './idle-rows.ts';
import { otherSections } from './other-sections.ts';
import { pathBelowHome } from './path-below-home.ts';
import { localeHome, scopeAt, type BoxScope } from './place.ts';
import { recentSearches } from './recent-searches.ts';
import type { SearchSession } from './session.ts';

/** Where the box is: what it searches on the current page, and what it offers there. */
export class BoxPlace {
  /** Path of the context in which the reader searches everywhere. */
  #widened?: string;

  /** @param searchPage path of the locale's search page, with the base path */
  constructor(
    readonly session: SearchSession,
    readonly searchPage: string,
  ) {}

  get #path(): string {
    return pathBelowHome(this.searchPage, location.pathname);
  }

  readonly scope = (): BoxScope => scopeAt(this.session.manifest, this.#path, this.#widened);

  /** From the section of the page to everywhere, or back. */
  switchScope(): void {
    const { own, context } = this.scope();
    this.#widened = context === undefined ? undefined : own?.path;
  }

  /** The rows of an empty field; none until the manifest is loaded. */
  idleRows(): IdleRow[] {
    const { manifest } = this.session;
    return manifest
      ? idleRows(manifest, this.#path, localeHome(this.searchPage), recentSearches())
      : [];
  }

  /** Where else to look when nothing was found. */
  sections(answer: SearchAnswer): IdleRow[] {
    const { manifest } = this.session;
    const scope = this.scope();
    const own = { ...scope, context: scope.own?.path };
    return manifest ? otherSections(manifest, answer, own, localeHome(this.searchPage)) : [];
  }
}
