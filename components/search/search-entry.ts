import { BoxStore } from './box-store.ts';
import { boxTexts } from './box-texts.ts';
import { SearchSession } from './session.ts';
import type { SearchFiles, SearchStart } from './start.ts';
import { activeId, Suggestions } from './suggestions.tsx';

/** What the search box needs when it is used. One module, so that it is one request. */
export function openSearch(files: SearchFiles, start: SearchStart) {
  return { session: new SearchSession(files, start), BoxStore, Suggestions, activeId, boxTexts };
}

export type Search = ReturnType<typeof openSearch>;
