import { slide, slidingTo } from './collapse.ts';
import { MenuHistory } from './menu-history.ts';
import { internalTarget } from './navigation.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * The mobile menu: two panels, the navbar's items (primary) and, above pages that have one, the docs sidebar (secondary).
 * As popovers they open and close by themselves. Here they become one modal menu: the rest of the page is inert, Tab
 * stays inside, Back and a wide window close it, a link closes it, and the focus returns to its button.
 */
export class MobileMenu {
  readonly #history: MenuHistory;
  #inert: HTMLElement[] = [];
  #top: HTMLElement | undefined;
  #leaving = false;

  constructor(readonly document: Document) {
    this.#history = new MenuHistory(window, () => this.close());
  }

  /** Starts listening; the returned function ends it. */
  start(): () => void {
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const stopHistory = this.#history.start();
    // Neither event bubbles.
    this.document.addEventListener('beforetoggle', (event) => isPanel(event.target) && this.#release(), { ...options, capture: true });
    this.document.addEventListener('toggle', (event) => isPanel(event.target) && this.#settle(), { ...options, capture: true });
    this.document.addEventListener('click', (event) => this.#clicked(event), options);
    this.document.addEventListener('keydown', (event) => event.key === 'Tab' && this.#keepFocus(event), options);
    matchMedia('(width > 996px)').addEventListener('change', ({ matches }) => matches && this.close(), options);
    window.addEventListener('pagehide', () => this.close(true), options);
    for (const button of this.#buttons()) button.setAttribute('aria-expanded', 'false');
    // It may have been opened before script was there.
    this.#settle();
    return () => {
      controller.abort();
      stopHistory();
    };
  }

  /** @param leaving a link was chosen */
  close(leaving = false): void {
    this.#leaving = leaving;
    for (const panel of this.#open().reverse()) panel.hidePopover();
    this.#settle();
  }

  /** Makes everything follow from which panels are open. */
  #settle(): void {
    const open = this.#open();
    const top = open.find(({ dataset }) => dataset.panel === 'primary') ?? open[0];
    // The primary panel lies above the secondary one; closed, it closes both.
    if (this.#top?.dataset.panel === 'primary' && top?.dataset.panel === 'secondary') return this.close();
    const before = this.#top;
    this.#top = top;
    this.#release();
    for (const button of this.#buttons()) button.setAttribute('aria-expanded', String(top !== undefined));
    if (top) {
      this.#isolate(top);
      this.#history.opened();
      if (top !== before) top.querySelector<HTMLElement>('[data-panel-close]')?.focus();
    } else if (before) {
      this.#history.left(this.#leaving);
      if (!this.#leaving) this.#buttons().find((button) => button.checkVisibility())?.focus();
      this.#leaving = false;
    }
  }

  /** Nothing but the panel can be reached, and it says so: what is a column of the page elsewhere is a dialog for as long. */
  #isolate(panel: HTMLElement): void {
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-modal', 'true');
    for (let element = panel; element !== this.document.body && element.parentElement; element = element.parentElement) {
      for (const sibling of element.parentElement.children) {
        if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert || sibling.localName === 'script') continue;
        sibling.inert = true;
        this.#inert.push(sibling);
      }
    }
  }

  #release(): void {
    for (const element of this.#inert) element.inert = false;
    this.#inert = [];
    for (const panel of this.document.querySelectorAll<HTMLElement>('[data-panel][aria-modal]')) {
      panel.removeAttribute('aria-modal');
      if (panel.dataset.panel === 'secondary') panel.setAttribute('role', 'complementary');
    }
  }

  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-panel] a[href]') : null;
    if (!link || !this.#top || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const stays = link.target === '_blank' || !link.protocol.startsWith('http') || link.hasAttribute('download') || link.href === location.href;
    if (link.href === location.href) event.preventDefault();
    this.close(!stays);
    // What the router does not load takes the place of the menu's entry here.
    if (stays || internalTarget(link, event) !== undefined) return;
    event.preventDefault();
    location.replace(link.href);
  }

  /** Round the ends of the panel; without this, Tab would go on to the browser's own buttons and begin at the page's top. */
  #keepFocus(event: KeyboardEvent): void {
    if (!this.#top) return;
    const all = [...this.#top.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
    const active = this.document.activeElement;
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (active !== from && this.#top.contains(active)) return;
    event.preventDefault();
    to?.focus();
  }

  #open(): HTMLElement[] {
    return [...this.document.querySelectorAll<HTMLElement>('[data-panel]:popover-open')];
  }

  #buttons(): HTMLElement[] {
    return [...this.document.querySelectorAll<HTMLElement>('[data-menu-button]')];
  }
}

const isPanel = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.dataset.panel !== undefined;

/** Opens or closes a list of the mobile menu whose label or caret was pressed. */
export function toggleDropdown(toggle: HTMLElement): void {
  const dropdown = toggle.closest<HTMLElement>('[data-dropdown]');
  const list = dropdown?.querySelector<HTMLElement>(':scope > ul');
  const caret = dropdown?.querySelector<HTMLElement>('[aria-expanded]');
  if (!dropdown || !list || !caret) return;
  const open = !(slidingTo(list) ?? dropdown.dataset.open !== undefined);
  // A list that closes stays there until it has.
  dropdown.dataset.open = '';
  slide(list, open, () => {
    if (!open) delete dropdown.dataset.open;
  });
  caret.setAttribute('aria-expanded', String(open));
  caret.setAttribute('aria-label', (open ? caret.dataset.collapse : caret.dataset.expand) ?? '');
}
