import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { localeHome, replaceWithin } from './place.ts';
import { resultItem } from './result-item.ts';
import { choice, fillChoices } from './search-choices.ts';
import type { SearchSession } from './session.ts';

/** How many results are shown at first and with each further step, and how long their passages are, in characters. */
const STEP = 20;
const LENGTH = 100;

let page: ResultsPage | undefined;

/** Fills the search page; called whenever its address may have changed. */
export function showPage(form: HTMLFormElement, session: SearchSession): void {
  if (page?.form !== form) {
    page?.leave();
    page = new ResultsPage(form, session);
    page.takeTyped();
  }
  page.follow();
}

/** The search page: its address and its fields say the same, whichever of them changes. */
class ResultsPage {
  readonly #field: HTMLInputElement;
  readonly #title: HTMLElement;
  readonly #count: HTMLElement;
  readonly #list: HTMLElement;
  readonly #more: HTMLElement;
  readonly #feedback: HTMLElement;
  readonly #siteTitle: string;
  readonly #path = location.pathname;
  #shown = STEP;
  #last = '';

  constructor(
    readonly form: HTMLFormElement,
    readonly session: SearchSession,
  ) {
    const part = (name: string) => form.ownerDocument.querySelector<HTMLElement>(`[data-search-${name}]`)!;
    this.#field = form.querySelector('input')!;
    [this.#title, this.#count, this.#more, this.#feedback] = [part('title'), part('count'), part('more'), part('feedback')];
    this.#list = form.ownerDocument.querySelector<HTMLElement>('ol[data-search-results]')!;
    this.#siteTitle = document.title.split(' | ').at(-1) ?? '';
    this.#field.addEventListener('input', () => this.#changed());
    // The field has said it already, letter by letter.
    form.addEventListener('change', (event) => event.target !== this.#field && this.#changed());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#changed();
    });
    this.#more.addEventListener('click', () => {
      const next = this.#list.children.length;
      this.#shown += STEP;
      this.#ask();
      // The reader goes on where the list went on.
      this.#focusWhenThere = next;
    });
    session.onChange(() => form.isConnected && this.follow());
  }

  #focusWhenThere = -1;

  /** Another search page has taken this one's place. */
  leave(): void {
    this.session.forget(this.#show);
  }

  /** What was typed before this script was there goes into the address. */
  takeTyped(): void {
    if (this.#field.value !== '') this.#changed();
  }

  /** Takes the query from the address. */
  follow(): void {
    if (location.pathname !== this.#path) return;
    const query = new URLSearchParams(location.search);
    const text = (query.get('q') ?? '').slice(0, 200);
    if (this.#field.value !== text) this.#field.value = text;
    if (this.session.manifest) fillChoices(this.form, this.session.manifest, query);
    const key = JSON.stringify([text, choice(this.form, 'ctx'), choice(this.form, 'version')]);
    if (key !== this.#last) this.#shown = STEP;
    this.#last = key;
    if (this.session.failed) return this.#showFailure();
    this.#ask();
  }

  /** Writes the fields into the address, which is then followed. One entry of the history, however much is typed. */
  #changed(): void {
    // On the way to another page the address is that page's already.
    if (location.pathname !== this.#path) return;
    const query = new URLSearchParams(location.search);
    // Before the list of contexts has come, the choices are empty and say nothing.
    const choices = this.session.manifest ? (['ctx', 'version'] as const) : [];
    for (const [name, value] of [['q', this.#field.value], ...choices.map((name) => [name, choice(this.form, name)] as const)] as const) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    const search = query.size > 0 ? `?${query.toString()}` : '';
    replaceWithin(location.pathname + search + location.hash);
  }

  #ask(): void {
    const text = this.#field.value;
    const plain = this.#title.dataset.plain ?? '';
    const heading = text.trim() === '' ? plain : (this.session.manifest?.words.resultsFor ?? plain).replace('{query}', () => text.trim());
    if (this.#title.textContent !== heading) this.#title.textContent = heading;
    document.title = `${heading} | ${this.#siteTitle}`;
    if (text.trim() === '') {
      this.session.forget(this.#show);
      this.#show(undefined);
      return;
    }
    if (!this.session.manifest) this.#say(this.#box.dataset.loading ?? '');
    this.session.ask({ text, scope: () => ({ context: choice(this.form, 'ctx') || undefined, version: choice(this.form, 'version') || undefined }), most: this.#shown, length: LENGTH }, this.#show);
  }

  get #box(): HTMLElement {
    return this.session.box;
  }

  readonly #show = (answer: SearchAnswer | undefined): void => {
    if (!this.form.isConnected) return this.leave();
    const words = this.session.manifest?.words ?? {};
    const results = answer?.results.slice(0, this.#shown) ?? [];
    // A part of the index that arrives late makes the list anew: the focus stays in its row.
    const focused = [...this.#list.children].findIndex((row) => row.contains(document.activeElement));
    this.#list.replaceChildren(...results.map((result) => resultItem(result, localeHome(this.#box), words)));
    this.#more.hidden = (answer?.total ?? 0) <= this.#shown;
    this.#feedback.hidden = results.length === 0;
    if (!answer) this.#say('');
    else if (answer.total === 0) this.#say(answer.loading ? (this.#box.dataset.loading ?? '') : (words.noDocuments ?? ''));
    else this.#say(answer.total === 1 ? (words.countOne ?? '') : (words.countOther ?? '').replace('{count}', String(answer.total)));
    const row = this.#list.children[this.#focusWhenThere >= 0 ? this.#focusWhenThere : focused];
    row?.querySelector('a')?.focus({ preventScroll: this.#focusWhenThere < 0 });
    if (row) this.#focusWhenThere = -1;
    if (answer && this.session.failed) this.#showFailure();
  };

  #showFailure(): void {
    const { failed = '', retry = '' } = this.#box.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = retry;
    button.addEventListener('click', () => this.session.retry());
    this.#count.replaceChildren(failed, button);
  }

  #say(text: string): void {
    if (this.#count.textContent !== text || this.#count.childElementCount > 0) this.#count.textContent = text;
  }
}
