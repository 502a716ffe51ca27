'use client';

import { useSyncExternalStore } from 'react';

/** How long a text is kept for screen readers, in ms. */
const KEPT = 3000;

let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function say(text: string): void {
  said = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says a short text to screen readers, once. */
export function announce(text: string): void {
  clearTimeout(timer);
  // The same text twice is two texts.
  say('');
  timer = setTimeout(() => {
    say(text);
    timer = setTimeout(() => say(''), KEPT);
  }, 0);
}

/** Where `announce` is heard; one for a page. It is there before its text changes, or it would not be read. */
export function LiveRegion() {
  return (
    <div role="status" className="sr-only">
      {useSyncExternalStore(
        subscribe,
        () => said,
        () => '',
      )}
    </div>
  );
}
