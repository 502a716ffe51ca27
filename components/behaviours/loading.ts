/** What takes less than this shows no spinner, in ms. */
const DELAY = 200;

/** Where the states of a region are shown that is loaded when it is needed. */
export interface LoadPlace {
  show(state: HTMLElement): void;
  clear(): void;
}

/**
 * Loads something and shows how it goes: nothing for a moment, then a spinner; when it fails, what has gone wrong and a
 * button that tries again. Settles only with success.
 * @param load called anew for each attempt
 */
export async function loadVisibly<Result>(document: Document, place: LoadPlace, load: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    const timer = setTimeout(() => place.show(stateOf(document, 'loading')), DELAY);
    try {
      const result = await load();
      place.clear();
      return result;
    } catch (error) {
      clearTimeout(timer);
      await retryPressed(document, place, error, attempt > 0);
      place.clear();
    } finally {
      clearTimeout(timer);
    }
  }
}

function retryPressed(document: Document, place: LoadPlace, error: unknown, again: boolean): Promise<void> {
  const box = stateOf(document, 'error');
  box.querySelector('[data-message]')!.textContent = String(error);
  const button = box.querySelector<HTMLButtonElement>('button')!;
  return new Promise((resolve) => {
    button.addEventListener('click', () => resolve(), { once: true });
    place.show(box);
    // Whoever pressed it once shall not have to look for it.
    if (again) button.focus({ preventScroll: true });
  });
}

/** A copy of the markup that the page brings along (components/frame/load-states.tsx). */
function stateOf(document: Document, name: 'loading' | 'error'): HTMLElement {
  return document.querySelector(`[data-load-states] > [data-state=${name}]`)!.cloneNode(true) as HTMLElement;
}

/** Shows the states as the first thing in an element. */
export function firstIn(element: HTMLElement): LoadPlace {
  let shown: HTMLElement | undefined;
  const clear = () => {
    shown?.remove();
    shown = undefined;
  };
  return {
    clear,
    show: (state) => {
      clear();
      shown = state;
      element.prepend(state);
    },
  };
}
