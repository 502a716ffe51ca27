import type { KeyboardEvent } from 'react';
import { isChosen } from './box-model.ts';
import type { BoxStore } from './box-store.ts';
import { isForInputMethod } from './composition.ts';

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

interface Box {
  /** Undefined until the code of the search is loaded: Enter then submits the form. */
  store?: BoxStore;
  /** Called for Escape. */
  dismissed: () => void;
  /** Empties the field. */
  reset: () => void;
}

/** What the keys of the field do. */
export function pressBoxKey(event: KeyboardEvent, { store, dismissed, reset }: Box): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (isForInputMethod(event.nativeEvent)) {
    // This Enter ended a composition: the form is not submitted.
    if (key === 'Enter') event.preventDefault();
    return;
  }
  if (key === 'Escape') dismissed();
  if (!store) return;
  if (key === 'Tab') store.close();
  if (key === 'Delete' && forgetsRow(store)) event.preventDefault();
  if (!KEYS.includes(key)) return;
  event.preventDefault();
  if (key === 'ArrowDown') store.arrow(1);
  else if (key === 'ArrowUp') store.arrow(-1);
  else if (key === 'Enter') store.enter({ ctrlKey, metaKey, shiftKey });
  // Browsers clear a search field on Escape. Here the first Escape only closes the list.
  else if (store.getState().isOpen) store.close();
  else reset();
}

/** Removes the chosen earlier search. */
function forgetsRow(store: BoxStore): boolean {
  const state = store.getState();
  const row = state.idle[state.active];
  if (row?.type !== 'recent' || !isChosen(state)) return false;
  store.forget(row.text);
  return true;
}
