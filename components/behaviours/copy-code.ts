import { announce } from './announce.ts';

/** How long a copy button says that it is done, in ms. */
export const DONE = 1000;

/** Copies the code beside a copy button and says so. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('[data-code]')?.querySelector('code')?.textContent ?? '';
  await writeClipboard(code.replace(/\n$/, ''));
  const label = button.getAttribute('aria-label') ?? '';
  button.dataset.done = '';
  button.setAttribute('aria-label', button.dataset.copied ?? '');
  announce(button.dataset.copied ?? '');
  setTimeout(() => {
    delete button.dataset.done;
    button.setAttribute('aria-label', label);
  }, DONE);
}

/**
 * Puts a text on the clipboard. One that is still on its way must be handed over as a promise: some browsers let a page
 * write only while it answers a click. A portal served over plain HTTP in a plant has no clipboard API.
 * @throws what the promise throws
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })) })]);
  } catch {
    const content = await text;
    const area = document.createElement('textarea');
    area.value = content;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
