import type { BuilderData, FormState } from './request-state.ts';

/** Reads the form. */
export function readForm(form: HTMLFormElement, data: BuilderData): FormState {
  const index = (selector: string) => {
    const select = form.querySelector<HTMLSelectElement>(selector);
    return select ? Math.max(0, select.selectedIndex) : 0;
  };
  const server = index('[data-server]');
  const content = index('[data-content-type]');
  const area = form.querySelector<HTMLElement>(`[data-content="${content}"]`);
  return {
    server,
    variables: Object.fromEntries(inputs(form, `[data-server-variables="${server}"] [data-variable]`).map((input) => [input.dataset.variable!, input.value])),
    combination: index('[data-scheme]'),
    content,
    accept: index('[data-accept]'),
    values: data.fields.map((_, number) => inputs(form, `[data-field="${number}"]`).flatMap(textsOf)),
    body: area?.querySelector<HTMLTextAreaElement>('[data-body-text]')?.value ?? '',
    file: fileName(area?.querySelector<HTMLInputElement>('[data-body-file]')) ?? 'data.bin',
    form: inputs(area ?? form, area ? '[data-form-field]' : '[data-no-such-field]').flatMap((input): [string, string][] => {
      const value = input instanceof HTMLInputElement && input.type === 'file' ? (fileName(input) ?? input.dataset.initial ?? '') : input.value;
      return value === '' || (input instanceof HTMLSelectElement && value === '---') ? [] : [[input.dataset.formField!, value]];
    }),
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inputs = (root: ParentNode, selector: string): Field[] => [...root.querySelectorAll<Field>(selector)];

const textsOf = (input: Field): string[] => (input instanceof HTMLSelectElement && input.multiple ? [...input.selectedOptions].map(({ value }) => value) : [input.value]);

/** The name only: the file itself is never read. */
const fileName = (input: HTMLInputElement | null | undefined): string | undefined => input?.files?.[0]?.name;

/** One more item of a list, with a button that takes it away. */
export function addItem(button: HTMLElement): void {
  const row = document.createElement('div');
  row.dataset.itemRow = '';
  row.style.cssText = 'display:flex;gap:.5rem';
  const input = document.createElement('input');
  input.type = 'text';
  input.dataset.field = button.dataset.addItem ?? '';
  input.placeholder = button.dataset.placeholder ?? '';
  input.setAttribute('aria-label', button.dataset.name ?? '');
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.dataset.removeItem = '';
  remove.textContent = '×';
  remove.setAttribute('aria-label', button.dataset.removeLabel ?? '');
  row.append(input, remove);
  button.before(row);
  input.focus();
}
