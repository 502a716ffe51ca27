import { BETWEEN_LETTERS, type SearchAnswer } from '@/lib/search/protocol.ts';
import { clearHighlightAddress } from './highlight.ts';
import { pathBelowHome, scopeAt } from './place.ts';
import { Suggestions } from './suggestions.ts';
import { SearchSession } from './session.ts';
import type { SearchStart } from './start.ts';

/** How many pages are suggested, and how long their passages are, in characters. */
const MOST = 8;
const LENGTH = 50;
/** An answer that comes sooner needs no sign that it is on its way, in ms. */
const PATIENCE = 120;
/** An answer that comes so soon after the last one waits for a still newer one, in ms. */
const BREATH = 16;

let session: SearchSession | undefined;

/** Brings the box to life; once for a document. */
export function attachBox(box: HTMLElement, start: SearchStart): void {
  session = new SearchSession(box, start);
  new SearchBox(box, session);
}

/** Fills the search page as its address says. */
export async function showResults(form: HTMLElement): Promise<void> {
  if (!session) return;
  const { showPage } = await import('./results-page.ts');
  if (form.isConnected) showPage(form as HTMLFormElement, session);
}

class SearchBox {
  readonly #field: HTMLInputElement;
  readonly #ring: HTMLElement;
  readonly #suggestions: Suggestions;
  /** The answer that is shown. */
  #answer?: SearchAnswer;
  /** The newest answer, until it is shown. */
  #arrived?: SearchAnswer;
  #shownAt = 0;
  #typedAt = 0;
  #isTyping = false;
  #ringing?: ReturnType<typeof setTimeout>;

  constructor(
    readonly box: HTMLElement,
    readonly session: SearchSession,
  ) {
    this.#field = box.querySelector('input')!;
    this.#ring = box.querySelector('[data-search-ring]')!;
    this.#suggestions = new Suggestions(box, this.#field, () => this.#retry());
    session.onChange(() => this.#changed());
    this.#listen();
    this.#prepare();
    if (document.activeElement === this.#field) this.#update();
    // A task of its own: this one has compiled the script.
    setTimeout(() => this.#suggestions.layOutSample());
  }

  #listen(): void {
    const field = this.#field;
    field.addEventListener('input', ({ timeStamp }) => {
      this.#isTyping = timeStamp - this.#typedAt < BETWEEN_LETTERS;
      this.#typedAt = timeStamp;
      this.#update();
    });
    field.addEventListener('focus', () => this.#focused());
    this.box.addEventListener('pointerenter', () => this.#prepare());
    this.box.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !this.box.contains(event.relatedTarget)) this.#close();
    });
    field.addEventListener('keydown', (event) => this.#key(event));
    // Pressing on a row must not take the focus from the field, which would close the list before the click.
    this.#suggestions.panel.addEventListener('mousedown', (event) => event.preventDefault());
    this.#suggestions.panel.addEventListener('click', (event) => this.#chosen(event));
    this.box.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#open();
    });
    this.box.addEventListener('reset', () => this.#clear());
    window.addEventListener('portal:navigate', () => this.#close());
  }

  readonly #scope = () => scopeAt(this.session.manifest, pathBelowHome(this.box, location.pathname));

  /** Loads the index of the place where the reader is. */
  #prepare(): void {
    if (this.session.failed) this.session.retry();
    this.session.prepare(this.#scope);
  }

  #focused(): void {
    this.#prepare();
    if (this.#field.value.trim() !== '') this.#update();
  }

  #update(): void {
    const text = this.#field.value;
    if (text.trim() === '') {
      this.#close();
      if (new URLSearchParams(location.search).has('_highlight')) clearHighlightAddress();
      return;
    }
    this.#answer = this.#arrived = undefined;
    this.#ringing ??= setTimeout(() => (this.#ring.hidden = false), PATIENCE);
    if (this.session.failed) return this.#suggestions.showFailure();
    this.session.ask({ text, scope: this.#scope, most: MOST, length: LENGTH }, this.#receive);
  }

  /** Parts of the index may answer faster than the screen can show it: the newest one counts. */
  readonly #receive = (answer: SearchAnswer): void => {
    const isWaiting = this.#arrived !== undefined;
    this.#arrived = answer;
    // Not with the next frame: drawing it and being drawn, in one task, would keep the next letter waiting.
    if (performance.now() - this.#shownAt > BREATH) this.#show();
    else if (!isWaiting) setTimeout(() => this.#show(), BREATH);
    if (!answer.loading) this.#stopRing();
  };

  #show(): void {
    const answer = this.#arrived;
    this.#arrived = undefined;
    if (!answer || document.activeElement !== this.#field) return;
    this.#answer = answer;
    this.#shownAt = performance.now();
    this.#suggestions.show(answer, this.#scope(), this.session.manifest!.words, this.#isTyping);
    if (this.session.failed) this.#suggestions.showFailure();
  }

  #stopRing(): void {
    clearTimeout(this.#ringing);
    this.#ringing = undefined;
    this.#ring.hidden = true;
  }

  /** The list of files has come, or something has failed: what was typed meanwhile is searched now. */
  #changed(): void {
    if (this.session.failed) {
      this.#stopRing();
      if (document.activeElement === this.#field && this.#field.value.trim() !== '') this.#suggestions.showFailure();
    } else if (this.session.manifest && document.activeElement === this.#field && this.#field.value.trim() !== '' && !this.#answer) this.#update();
    else if (this.session.manifest) this.session.prepare(this.#scope);
  }

  #retry(): void {
    this.session.retry();
    this.#field.focus();
    this.#update();
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (this.#suggestions.isOpen) this.#suggestions.move(key === 'ArrowDown' ? 1 : -1);
      else this.#update();
    } else if (key === 'Enter') {
      event.preventDefault();
      if (this.#answer) this.#suggestions.openActive(event);
      else this.#open();
    } else if (key === 'Tab') this.#close();
    else if (key === 'Escape') {
      // Browsers empty a search field on Escape; the first one only closes the list.
      event.preventDefault();
      if (this.#suggestions.isOpen) this.#close();
      else (this.box as HTMLFormElement).reset();
    }
  }

  #chosen(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    this.#close();
    this.#field.blur();
  }

  /** The first result; where it is still being looked for, as soon as it is there. */
  #open(): void {
    if (!this.#answer && this.#field.value.trim() !== '') this.#suggestions.openWhenThere();
    else this.#suggestions.openFirst();
  }

  #clear(): void {
    this.#close();
    clearHighlightAddress();
  }

  #close(): void {
    this.session.forget(this.#receive);
    this.#answer = this.#arrived = undefined;
    this.#stopRing();
    this.#suggestions.close();
  }
}
