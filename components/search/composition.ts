import { useState } from 'react';

/** Whether an input method is composing in a field, and the handlers that keep track of it. */
export interface Composition {
  /** The text of the field is not finished: it is not searched. */
  isComposing: () => boolean;
  begin: () => void;
  end: () => void;
}

/** The composition state of one field. */
export function composition(): Composition {
  let composing = false;
  return {
    isComposing: () => composing,
    begin: () => (composing = true),
    end: () => (composing = false),
  };
}

/** The same for the lifetime of a component. */
export const useComposition = (): Composition => useState(composition)[0];

/** `keyCode` has no successor that Safari supports here. */
interface KeyPress {
  isComposing: boolean;
  keyCode: number;
}

/** The key code that browsers use for keys that an input method handles. */
const INPUT_METHOD_KEY = 229;

/**
 * Whether an input method handles a key. Safari sends the key that ends a composition after the end
 * of the composition.
 */
export const isForInputMethod = (event: KeyPress): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD_KEY;
