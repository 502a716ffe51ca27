import { readForm } from './form.ts';
import { slotValues, type BuilderData, type FormState } from './request-state.ts';
import { withSecrets, type Secrets } from './secrets.ts';

/** Sends what the form says and shows what comes back. Here the credentials are needed: they take the place of the placeholders. */
export async function sendForm(form: HTMLFormElement, data: BuilderData): Promise<void> {
  const output = form.querySelector<HTMLOutputElement>('[data-response]');
  const words = output?.parentElement?.dataset;
  if (!output || !words) return;
  const state = readForm(form, data);
  const credentials = data.credentials.map((combination, index) => (index === state.combination ? withSecrets(combination, secretsIn(form, index)) : combination));
  const { request, slots } = slotValues({ ...data, credentials }, state);
  const body = bodyOf(form, data, state, slots);
  const headers = new Headers();
  // The browser sets the type of a multipart body itself, with its boundary; cookies are not the page's to set.
  for (const [name, value] of request.headers) if (name.toLowerCase() !== 'cookie' && !(body instanceof FormData && name.toLowerCase() === 'content-type')) headers.set(name, value);
  output.textContent = words.sending ?? '';
  try {
    const response = await fetch(request.url, { method: data.method.toUpperCase(), headers, body });
    output.textContent = `${response.status} ${response.statusText}\n\n${await response.text()}`;
  } catch {
    output.textContent = words.failed ?? '';
  }
}

/** What stands in the fields of a combination, one entry for each of its schemes. */
function secretsIn(form: HTMLFormElement, combination: number): Secrets[] {
  const schemes = new Map<string, Secrets>();
  for (const { dataset, value } of form.querySelectorAll<HTMLInputElement>(`[data-combination="${combination}"] [data-secret]`)) {
    const scheme = dataset.secret!.slice(0, dataset.secret!.lastIndexOf('.'));
    schemes.set(scheme, { ...schemes.get(scheme), [dataset.secretKind!]: value });
  }
  return [...schemes.values()];
}

function bodyOf(form: HTMLFormElement, data: BuilderData, state: FormState, slots: ReadonlyMap<string, string>): BodyInit | undefined {
  const area = form.querySelector(`[data-content="${state.content}"]`);
  const kind = data.contents[state.content]?.kind;
  if (kind === 'text' || kind === 'form') return slots.get('body');
  if (kind === 'file') return area?.querySelector<HTMLInputElement>('[data-body-file]')?.files?.[0];
  if (kind !== 'multipart') return undefined;
  const body = new FormData();
  for (const input of area?.querySelectorAll<HTMLInputElement>('[data-form-field]') ?? []) {
    const file = input.files?.[0];
    if (file) body.append(input.dataset.formField!, file);
    else if (input.type !== 'file' && input.value !== '') body.append(input.dataset.formField!, input.value);
  }
  return body;
}
