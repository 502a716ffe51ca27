import { useState } from 'react';

/** What belongs to a field into which an input method may put characters together. */
export interface Composition {
  /** Whether what stands in the field is not finished: nothing is searched for it, and nothing is said about it. */
  isComposing: () => boolean;
  begin: () => void;
  end: () => void;
}

/** Follows the input method of one field. */
export function composition(): Composition {
  let composing = false;
  return {
    isComposing: () => composing,
    begin: () => (composing = true),
    end: () => (composing = false),
  };
}

/** The same for a component, as long as it is there. */
export const useComposition = (): Composition => useState(composition)[0];

/**
 * Whether a key was meant for the input method. Safari tells of the key that ends a composition only after its end; all that is
 * left to know it by is the code that browsers give to keys of input methods.
 */
export const isForInputMethod = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
