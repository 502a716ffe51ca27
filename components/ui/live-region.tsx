'use client';

import { useSyncExternalStore } from 'react';
import { Listeners } from '@/components/storage/listeners.ts';

/** How long the text stays, in ms. */
const KEPT = 3000;

let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Listeners();

function say(text: string): void {
  said = text;
  listeners.tell();
}

/** Announces a short text to screen readers, once. */
export function announce(text: string): void {
  clearTimeout(timer);
  // A repeated text must be announced again.
  say('');
  timer = setTimeout(() => {
    say(text);
    timer = setTimeout(() => say(''), KEPT);
  }, 0);
}

/** The live region for `announce`; one per page. It must exist before its text changes. */
export function LiveRegion() {
  return (
    <div role="status" className="sr-only">
      {useSyncExternalStore(
        listeners.subscribe,
        () => said,
        () => '',
      )}
    </div>
  );
}
