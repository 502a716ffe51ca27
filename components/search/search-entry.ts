import { boxTexts } from './box-state.ts';
import { BoxStore } from './box-store.ts';
import { SearchSession } from './session.ts';
import type { SearchFiles, SearchStart } from './start.ts';
import { activeId, Suggestions } from './suggestions.tsx';

/** What the search box needs once it is wanted. One module, so that it comes in one request. */
export function openSearch(files: SearchFiles, start: SearchStart) {
  return { session: new SearchSession(files, start), BoxStore, Suggestions, activeId, boxTexts };
}

export type Search = ReturnType<typeof openSearch>;
