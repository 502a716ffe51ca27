import { announce } from './announce.ts';

/** How long a copy button says that it is done, in ms. */
const DONE = 1000;

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

/** The clipboard API needs a secure context; a portal served over plain HTTP in a plant has none. */
async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
