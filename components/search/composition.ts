/** Fields in which an input method is putting characters together. */
const fields = new WeakSet<EventTarget>();

/** Keeps count of the fields in which an input method is at work, until the signal. */
export function watchComposition(document: EventTarget, signal: AbortSignal): void {
  // Before the fields' own listeners, which ask below.
  const options = { signal, capture: true };
  document.addEventListener('compositionstart', ({ target }) => void (target && fields.add(target)), options);
  document.addEventListener('compositionend', ({ target }) => void (target && fields.delete(target)), options);
}

/** Whether what stands in the field is not finished: nothing is searched for it, and nothing is said about it. */
export const isComposing = (field: EventTarget): boolean => fields.has(field);

/**
 * Whether a key was meant for the input method. Safari tells of the key that ends a composition only after its end; all that is
 * left to know it by is the code that browsers give to keys of input methods.
 */
export const isForInputMethod = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === 229;
