import { readStorage, writeStorage } from '../storage.ts';

/** What is kept while the browser's tab is open, for all operations of an API: server, and credentials. */
const key = (api: string, what: 'server' | 'auth'): string => `portal.api.${api}.${what}`;

/** Chooses the server of an earlier operation again; one that this operation does not have counts for nothing. */
export function restoreServer(form: HTMLFormElement, api: string): void {
  const kept = parse(readStorage('session', key(api, 'server')));
  const select = form.querySelector<HTMLSelectElement>('[data-server]');
  const index = select ? [...select.options].findIndex(({ text }) => text === kept.url) : -1;
  if (!select || index < 0) return;
  select.selectedIndex = index;
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-server-variables="${index}"] [data-variable]`)) {
    const value = kept[`variable.${input.dataset.variable!}`];
    if (value !== undefined && (!(input instanceof HTMLSelectElement) || [...input.options].some((option) => option.value === value))) input.value = value;
  }
}

export function keepServer(form: HTMLFormElement, api: string): void {
  const select = form.querySelector<HTMLSelectElement>('[data-server]');
  if (!select) return;
  const values = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-server-variables="${select.selectedIndex}"] [data-variable]`)].map((input): [string, string] => [`variable.${input.dataset.variable!}`, input.value]);
  writeStorage('session', key(api, 'server'), JSON.stringify({ url: select.options[select.selectedIndex]?.text ?? '', ...Object.fromEntries(values) }));
}

export function restoreAuth(form: HTMLFormElement, api: string): void {
  const kept = parse(readStorage('session', key(api, 'auth')));
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-secret]')) input.value = kept[input.dataset.secret!] ?? '';
  const select = form.querySelector<HTMLSelectElement>('[data-scheme]');
  const index = select ? [...select.options].findIndex(({ text }) => text === kept.scheme) : -1;
  if (select && index >= 0) select.selectedIndex = index;
}

/** Values of schemes that this operation does not use are kept with it. */
export function keepAuth(form: HTMLFormElement, api: string): void {
  const kept = parse(readStorage('session', key(api, 'auth')));
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-secret]')) kept[input.dataset.secret!] = input.value;
  const select = form.querySelector<HTMLSelectElement>('[data-scheme]');
  if (select) kept.scheme = select.options[select.selectedIndex]?.text ?? '';
  writeStorage('session', key(api, 'auth'), JSON.stringify(kept));
}

/** What was stored by us, or by anybody else. */
function parse(text: string | null): Record<string, string> {
  try {
    const value: unknown = text === null ? {} : JSON.parse(text);
    const texts = Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    // Without a prototype: a scheme may be called “constructor”.
    return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(texts));
  } catch {
    return Object.create(null) as Record<string, string>;
  }
}
