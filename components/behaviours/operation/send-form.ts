import { readForm } from './form.ts';
import { slotValues, type BuilderData, type FormState } from './request-state.ts';

/** Sends what the form says and shows what comes back. Here the credentials are needed: they take the place of the placeholders. */
export async function sendForm(form: HTMLFormElement, data: BuilderData): Promise<void> {
  const output = form.querySelector<HTMLOutputElement>('[data-response]');
  const words = output?.parentElement?.dataset;
  if (!output || !words) return;
  const state = readForm(form, data);
  const { request, slots } = slotValues(data, state);
  const secret = withSecrets(form, state);
  const body = bodyOf(form, data, state, slots);
  const headers = new Headers();
  // The browser sets the type of a multipart body itself, with its boundary; cookies are not the page's to set.
  for (const [name, value] of request.headers) if (name.toLowerCase() !== 'cookie' && !(body instanceof FormData && name.toLowerCase() === 'content-type')) headers.set(name, secret(value));
  output.textContent = words.sending ?? '';
  try {
    const response = await fetch(secret(request.url), { method: data.method.toUpperCase(), headers, body });
    output.textContent = `${response.status} ${response.statusText}\n\n${await response.text()}`;
  } catch {
    output.textContent = words.failed ?? '';
  }
}

function withSecrets(form: HTMLFormElement, state: FormState): (text: string) => string {
  const value = (kind: string) => form.querySelector<HTMLInputElement>(`[data-combination="${state.combination}"] [data-secret-kind="${kind}"]`)?.value ?? '';
  return (text) =>
    text
      .replace('<token>', () => value('token'))
      .replace('<credentials>', () => (value('token') !== '' ? value('token') : btoa(String.fromCharCode(...new TextEncoder().encode(`${value('username')}:${value('password')}`)))))
      .replace(/<[\w.-]+>|%3C[\w.-]+%3E/, () => value('key'));
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
