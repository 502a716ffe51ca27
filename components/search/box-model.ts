import type { SearchAnswer } from '@/lib/search/protocol.ts';
import type { IdleRow } from './idle-rows.ts';
import type { BoxScope } from './place.ts';
import type { SuggestionRow } from './suggestion-rows.ts';

/** The modifier keys while a row is opened: with them it opens in another tab or window. */
export type HeldKeys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** An answer, with the other sections to look in. */
export type BoxAnswer = SearchAnswer & { sections?: readonly IdleRow[] };

/** The state of the search box. */
export interface BoxState {
  isOpen: boolean;
  /** The shown answer, and the scope of its search. */
  answer?: BoxAnswer;
  scope: BoxScope;
  rows: readonly SuggestionRow[];
  /** What is said above the rows. */
  told: Pick<SearchAnswer, 'unknown' | 'suggestion'>;
  /** Where else to look when nothing was found. */
  sections: readonly IdleRow[];
  /** What is offered while the field is empty. */
  idle: readonly IdleRow[];
  /** The answer is that of the field's text. */
  isCurrent: boolean;
  isFailing: boolean;
  /** Enter came before the answer: its first row is opened as soon as it arrives. */
  isWaiting: boolean;
  /** The answer takes long enough to show the loading sign. */
  isSlow: boolean;
  /** Index of the active stop, -1 for none. */
  active: number;
  /** The pointer is on the active row. */
  isPointed: boolean;
  /** The stop chosen with the arrow keys, also in a new list; null if the reader has left all. */
  chosen?: string | null;
  /** The stop to open; a new object each time. */
  opening?: { stop: number; keys: HeldKeys };
}

export type BoxEvent =
  /** A question was asked. `isFailing`: it cannot be answered. */
  | { type: 'asked'; isFailing: boolean }
  | { type: 'answered'; answer: BoxAnswer; scope: BoxScope; isFailing: boolean }
  /** The field is empty. `active`: the row that stays chosen. */
  | { type: 'rested'; idle: readonly IdleRow[]; scope: BoxScope; active?: number }
  | { type: 'failed' | 'slow' | 'arrived' | 'waited' | 'wentOn' | 'left' | 'closed' }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'pointed'; stop: number }
  | { type: 'opened'; which: 'active' | 'first'; keys: HeldKeys };

export const CLOSED: BoxState = {
  isOpen: false,
  scope: {},
  rows: [],
  told: { unknown: [] },
  sections: [],
  idle: [],
  isCurrent: false,
  isFailing: false,
  isWaiting: false,
  isSlow: false,
  active: -1,
  isPointed: false,
};

/** The reader has gone to a row, with the pointer or an arrow key. */
export const isChosen = ({ active, isPointed, chosen }: BoxState): boolean =>
  active >= 0 && (isPointed || typeof chosen === 'string');
