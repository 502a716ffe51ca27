import { BETWEEN_LETTERS, isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import { isComposing, isForInputMethod } from './composition.ts';
import { clearHighlightAddress } from './highlight.ts';
import { pathBelowHome, scopeAt } from './place.ts';
import { Suggestions } from './suggestions.ts';
import { SearchSession } from './session.ts';
import type { SearchStart } from './start.ts';
import { enterOpens } from './steady.ts';

/** How many pages are suggested, and how long their passages are, in characters. */
const MOST = 8;
const LENGTH = 50;
/** An answer that comes sooner needs no sign that it is on its way, in ms. */
const PATIENCE = 120;

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
  readonly #waiting = new AnswerHold(({ loading }) => !loading, (answer) => this.#show(answer));
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
    else this.#close();
    // A task of its own: this one has compiled the script.
    setTimeout(() => this.#suggestions.layOutSample());
  }

  #listen(): void {
    const field = this.#field;
    field.addEventListener('input', (event) => this.#typed(event));
    field.addEventListener('compositionstart', () => this.#suggestions.stopWaiting());
    field.addEventListener('compositionend', (event) => this.#typed(event));
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
      this.#enter();
    });
    this.box.addEventListener('reset', () => {
      this.#close();
      clearHighlightAddress();
    });
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

  #typed({ timeStamp }: Event): void {
    if (isComposing(this.#field)) return;
    this.#isTyping = timeStamp - this.#typedAt < BETWEEN_LETTERS;
    this.#typedAt = timeStamp;
    this.#suggestions.stopWaiting();
    this.session.resume();
    this.#update();
  }

  #update(): void {
    if (isComposing(this.#field)) return;
    const text = this.#field.value;
    if (text.trim() === '') {
      this.#close();
      if (new URLSearchParams(location.search).has('_highlight')) clearHighlightAddress();
      return;
    }
    this.#answer = undefined;
    this.#waiting.ask(text);
    this.#ringing ??= setTimeout(() => (this.#ring.hidden = false), PATIENCE);
    if (this.session.failed) return this.#suggestions.showFailure();
    this.#suggestions.showRetrying();
    this.session.ask({ text, scope: this.#scope, most: MOST, length: LENGTH }, this.#receive);
  }

  /** Parts of the index may answer faster than the screen can show it: the newest one counts. */
  readonly #receive = (answer: SearchAnswer): void => {
    if (!answer.loading) this.#stopRing();
    this.#waiting.receive(answer);
  };

  #show(answer: SearchAnswer): void {
    const words = this.session.manifest?.words;
    if (!words || document.activeElement !== this.#field || isComposing(this.#field)) return;
    this.#answer = answer;
    this.#suggestions.show(answer, this.#scope(), words, this.#isTyping);
    if (this.session.failed) this.#suggestions.showFailure();
    else if (this.#suggestions.isWaiting && isSettled(answer)) this.#suggestions.openFirst();
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
    if (isForInputMethod(event)) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (this.#suggestions.isOpen) this.#suggestions.move(key === 'ArrowDown' ? 1 : -1);
      else this.#update();
    } else if (key === 'Enter') {
      event.preventDefault();
      this.#enter(event);
    } else if (key === 'Tab') this.#close();
    else if (key === 'Escape') {
      event.preventDefault(); // Browsers empty a search field on Escape; the first one only closes the list.
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

  #enter(event?: KeyboardEvent): void {
    const opens = enterOpens(this.#field.value, this.#answer, this.#suggestions.isChosen);
    if (opens === 'chosen') this.#suggestions.openActive(event);
    if (opens === 'first') this.#suggestions.openFirst(event);
    if (opens !== 'waits') return;
    this.session.resume();
    if (!this.#answer) this.#update();
    if (!this.session.failed) this.#suggestions.openWhenThere();
  }

  #close(): void {
    this.session.forget(this.#receive);
    this.#answer = undefined;
    this.#waiting.drop();
    this.#stopRing();
    this.#suggestions.close();
  }
}
