import { tellDataLayer } from './data-layer.ts';
import { readStorage, writeStorage } from './storage.ts';

/** What a tag manager, if there is one, is told. Nothing is sent from here. */
export type FeedbackEvent = {
  event: 'feedback';
  helpful: boolean;
  path: string;
};

const keyOf = (path: string): string => `feedback.${path}`;

/** Takes an answer: tells the data layer, thanks, and does not ask again on this page in this session. */
export function answerFeedback(button: HTMLElement, path: string): void {
  const group = button.closest<HTMLElement>('[data-feedback]');
  if (!group) return;
  tellDataLayer({ event: 'feedback', helpful: button.dataset.helpful === 'yes', path } satisfies FeedbackEvent);
  writeStorage('session', keyOf(path), button.dataset.helpful ?? '');
  thank(group);
}

/** A page that has been answered in this session thanks instead of asking. */
export function restoreFeedback(document: Document, path: string): void {
  const group = document.querySelector<HTMLElement>('[data-feedback]');
  if (group && readStorage('session', keyOf(path)) !== null) thank(group);
}

function thank(group: HTMLElement): void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  group.replaceChildren(status);
  // A region must be there before its text changes, or it is not read.
  requestAnimationFrame(() => (status.textContent = group.dataset.thanks ?? ''));
}
