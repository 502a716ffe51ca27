import { isSettled, type ResultPage, type SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import { countText } from './count-text.ts';
import { isComposing } from './composition.ts';
import { placeRows } from './place-rows.ts';
import { localeHome, replaceWithin } from './place.ts';
import { retryButton } from './retry-button.ts';
import { resultItem } from './result-item.ts';
import { choice, fillChoices } from './search-choices.ts';
import type { SearchSession } from './session.ts';
import { steadyRows } from './steady.ts';

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
  readonly #waiting = new AnswerHold(isSettled, (answer) => this.#show(answer));
  #shown = STEP;
  #focusWhenThere = -1;
  #last = '';
  /** What the list shows: the results, the question that they answer, and their elements. */
  #results: ResultPage[] = [];
  #answered = '';
  #answer?: SearchAnswer;
  #items = new Map<string, HTMLElement>();
  /** The pointer has moved to a result, or the focus: none may move. */
  #isHeld = false;

  constructor(
    readonly form: HTMLFormElement,
    readonly session: SearchSession,
  ) {
    const part = (name: string) => form.ownerDocument.querySelector<HTMLElement>(`[data-search-${name}]`)!;
    this.#field = form.querySelector('input')!;
    [this.#title, this.#count, this.#more, this.#feedback] = [part('title'), part('count'), part('more'), part('feedback')];
    this.#list = form.ownerDocument.querySelector<HTMLElement>('ol[data-search-results]')!;
    this.#siteTitle = document.title.split(' | ').at(-1) ?? '';
    this.#field.addEventListener('input', () => this.#typed());
    this.#field.addEventListener('compositionend', () => this.#typed());
    // The field has said it already, letter by letter.
    form.addEventListener('change', (event) => event.target !== this.#field && this.#typed());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#typed();
    });
    for (const type of ['pointermove', 'pointerdown', 'focusin']) this.#list.addEventListener(type, () => (this.#isHeld = true));
    // Whoever leaves the results by Tab goes on below them, where nothing may move either.
    this.#list.addEventListener('pointerleave', () => this.#letGo());
    form.addEventListener('focusin', () => this.#letGo());
    this.#more.addEventListener('click', () => {
      const next = this.#list.children.length;
      this.#shown += STEP;
      this.#isHeld = false;
      this.#ask();
      // The reader goes on where the list went on.
      this.#focusWhenThere = next;
    });
    session.onChange(() => form.isConnected && this.follow());
  }

  /** Another search page has taken this one's place. */
  leave(): void {
    this.session.forget(this.#receive);
    this.#waiting.drop();
  }

  /** What was typed before this script was there goes into the address. */
  takeTyped(): void {
    if (this.#field.value !== '' && !isComposing(this.#field)) this.#changed();
  }

  /** Takes the query from the address. */
  follow(): void {
    if (location.pathname !== this.#path || isComposing(this.#field)) return;
    const query = new URLSearchParams(location.search);
    const text = (query.get('q') ?? '').slice(0, 200);
    if (this.#field.value !== text) this.#field.value = text;
    if (this.session.manifest) fillChoices(this.form, this.session.manifest, query);
    const key = JSON.stringify([text, choice(this.form, 'ctx'), choice(this.form, 'version')]);
    if (key !== this.#last) {
      this.#shown = STEP;
      this.#isHeld = false;
    }
    this.#last = key;
    if (this.session.failed) return this.#showFailure();
    this.#ask();
  }

  /** What an input method has not finished is nothing to search for. */
  #typed(): void {
    if (isComposing(this.#field)) return;
    this.#changed();
    // Afterwards: it makes the page follow its address.
    this.session.resume();
    if (this.#last !== this.#answered) this.follow();
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
      this.leave();
      [this.#results, this.#answer, this.#answered] = [[], undefined, ''];
      this.#draw([], 0);
      return this.#say('');
    }
    if (this.#last !== this.#answered || !this.session.manifest) this.#say(this.session.manifest?.words.searching ?? this.#box.dataset.loading ?? '');
    this.#waiting.ask(`${this.#last} ${this.#shown}`);
    this.session.ask({ text, scope: () => ({ context: choice(this.form, 'ctx') || undefined, version: choice(this.form, 'version') || undefined }), most: this.#shown, length: LENGTH }, this.#receive);
  }

  get #box(): HTMLElement {
    return this.session.box;
  }

  readonly #receive = (answer: SearchAnswer): void => this.#waiting.receive(answer);

  #show(answer: SearchAnswer): void {
    if (!this.form.isConnected) return this.leave();
    const words = this.session.manifest?.words;
    if (!words || isComposing(this.#field)) return;
    const isSame = this.#answered === this.#last;
    const results = steadyRows({ rows: this.#results, isSame, isHeld: this.#isHeld }, answer, answer.results, ({ u }) => u);
    // Where the reader holds on to what he sees, the better ones must have a place below it.
    this.#results = isSettled(answer) ? results : results.slice(0, this.#shown);
    [this.#answer, this.#answered] = [answer, this.#last];
    this.#draw(this.#results, answer.total);
    this.#say(countText({ loading: !isSettled(answer), total: answer.total }, words, words.noDocuments ?? ''));
    // Where the focus is, rows stay as they are: not before they have their passages.
    const row = isSettled(answer) ? this.#list.children[this.#focusWhenThere] : undefined;
    row?.querySelector('a')?.focus();
    if (row) this.#focusWhenThere = -1;
    if (this.session.failed) this.#showFailure();
  }

  /** The reader has let go of the results: their own order counts. */
  #letGo(): void {
    if (this.#list.contains(document.activeElement)) return;
    this.#isHeld = false;
    if (this.#answer && this.#answered === this.#last && !this.session.failed) this.#show(this.#answer);
  }

  #draw(results: readonly ResultPage[], total: number): void {
    const words = this.session.manifest?.words ?? {};
    const items = new Map(results.map((result) => [JSON.stringify(result), result] as const));
    this.#items = new Map([...items].map(([key, result]) => [key, this.#items.get(key) ?? resultItem(result, localeHome(this.#box), words)]));
    placeRows(this.#list, [...this.#items.values()]);
    this.#more.hidden = total <= results.length || this.#answer?.loading === true;
    this.#feedback.hidden = results.length === 0;
  }

  #showFailure(): void {
    this.#count.replaceChildren(this.#box.dataset.failed ?? '', retryButton(this.#box, () => this.session.retry()));
  }

  #say(text: string): void {
    if (this.#count.textContent !== text || this.#count.childElementCount > 0) this.#count.textContent = text;
  }
}
