import { tabChoices } from '@/components/ui/tab-choices.ts';
import { openCode } from './code-dialog.ts';
import { addItem, readForm } from './form.ts';
import { loadFragment } from './fragments.ts';
import { keepAuth, keepServer, restoreAuth, restoreServer } from './kept-values.ts';
import { slotValues, type BuilderData } from './request-state.ts';
import { copySameTrees } from './same-trees.ts';
import { fillSamples } from './samples.ts';

/**
 * Everything that moves on the page of an operation, loaded for such a page only: the form that fills in the samples,
 * parts of schemas that are fetched, code on the whole screen. Returns a function that stops it.
 */
export function operate(document: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const closest = (event: Event, selector: string): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null);
  document.addEventListener(
    'click',
    (event) => {
      const link = closest(event, 'a[data-fragment]');
      if (link instanceof HTMLAnchorElement && !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) {
        event.preventDefault();
        void loadFragment(link);
      }
      const expand = closest(event, '[data-expand-code]');
      if (expand) openCode(expand);
    },
    { signal },
  );
  copySameTrees(document);
  const aside = document.querySelector<HTMLElement>('[data-operation]');
  const form = aside?.querySelector<HTMLFormElement>('[data-builder]');
  const json = form?.querySelector('[data-builder-data]')?.textContent;
  if (aside && form && json) build(document, aside, form, JSON.parse(json) as BuilderData, signal);
  return () => controller.abort();
}

function build(document: Document, aside: HTMLElement, form: HTMLFormElement, data: BuilderData, signal: AbortSignal): void {
  const api = aside.dataset.operation ?? '';
  const select = (selector: string) => form.querySelector<HTMLSelectElement>(selector);
  const update = () => {
    const state = readForm(form, data);
    const { slots, server } = slotValues(data, state);
    const kind = data.contents[state.content]?.kind ?? 'none';
    showOnly(form, 'data-server-variables', state.server);
    showOnly(form, 'data-combination', state.combination);
    showOnly(form, 'data-content', state.content);
    for (const place of form.querySelectorAll('[data-server-url]')) place.textContent = server;
    const shown = document.querySelector('[data-endpoint-server]');
    if (shown) shown.textContent = server.replace(/\/+$/, '');
    fillSamples(aside, slots, kind === 'form' ? 'text' : kind);
  };
  restoreServer(form, api);
  restoreAuth(form, api);
  update();
  form.dataset.ready = '';

  form.addEventListener(
    'input',
    (event) => {
      const target = event.target as HTMLElement;
      if (target.matches('[data-server], [data-variable]')) keepServer(form, api);
      if (target.matches('[data-secret], [data-scheme]')) keepAuth(form, api);
      if (target.matches('[data-content-type]')) chooseMediaTab('request', select('[data-content-type]'));
      if (target.matches('[data-accept]')) chooseMediaTab('response', select('[data-accept]'));
      update();
    },
    { signal },
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, data);
  }, { signal });
  form.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      if (!button) return;
      if (button.dataset.serverEdit !== undefined) toggle(button, form.querySelector('[data-server-fields]'), button.dataset.edit, button.dataset.hide);
      if (button.dataset.optional !== undefined) toggle(button, form.querySelector('[data-optional-fields]'), button.dataset.show, button.dataset.hide);
      if (button.dataset.addItem !== undefined) addItem(button);
      if (button.dataset.removeItem !== undefined) {
        button.closest('[data-item-row]')?.remove();
        update();
      }
      if (button.dataset.toggleAll !== undefined) toggleAll(form, button);
    },
    { signal },
  );
  // Tabs of the text and selects of the form follow each other; an option of the body's schema shows its example.
  document.addEventListener(
    'click',
    (event) => {
      const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
      if (!tab || !event.isTrusted) return;
      const media = tab.closest<HTMLElement>('[data-media-tabs]');
      const own = tab.closest('[role=tablist]')?.parentElement;
      if (media && own?.parentElement === media && follow(select(media.dataset.mediaTabs === 'request' ? '[data-content-type]' : '[data-accept]'), tab.dataset.value)) update();
      if (tab.closest('[data-body]') && tab.closest('.choice')) chooseVariant(form, data, tab.dataset.value ?? '', update);
    },
    { signal },
  );
}

function follow(select: HTMLSelectElement | null, value: string | undefined): boolean {
  const index = select ? [...select.options].findIndex(({ text }) => text === value) : -1;
  if (!select || index < 0) return false;
  select.selectedIndex = index;
  return true;
}

function chooseMediaTab(group: string, select: HTMLSelectElement | null): void {
  const value = select?.options[select.selectedIndex]?.text;
  if (value !== undefined) tabChoices.choose(value, { group: `media-${group}`, kept: false });
}

function chooseVariant(form: HTMLFormElement, data: BuilderData, value: string, update: () => void): void {
  const { content } = readForm(form, data);
  const text = data.contents[content]?.variants[value];
  const editor = form.querySelector<HTMLTextAreaElement>(`[data-content="${content}"] [data-body-text]`);
  if (text === undefined || !editor) return;
  editor.value = text;
  update();
}

function showOnly(form: HTMLFormElement, name: string, index: number): void {
  for (const part of form.querySelectorAll<HTMLElement>(`[${name}]`)) part.hidden = part.getAttribute(name) !== String(index);
}

function toggle(button: HTMLElement, part: HTMLElement | null, show = '', hide = ''): void {
  if (!part) return;
  part.hidden = !part.hidden;
  button.setAttribute('aria-expanded', String(!part.hidden));
  button.textContent = part.hidden ? show : hide;
}

function toggleAll(form: HTMLFormElement, button: HTMLElement): void {
  const parts = [...form.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const open = !parts.some((part) => part.open);
  for (const part of parts) part.open = open;
  button.textContent = (open ? button.dataset.collapseAll : button.dataset.expandAll) ?? '';
}

/** Only where the site shows the button: what it takes to send is loaded with the first press. */
async function submit(form: HTMLFormElement, data: BuilderData): Promise<void> {
  if (!form.querySelector('[data-response]')) return;
  const { sendForm } = await import('./send-form.ts');
  await sendForm(form, data);
}
