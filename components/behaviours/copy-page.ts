import { announce } from './announce.ts';
import { DONE, writeClipboard } from './copy-code.ts';

/**
 * Copies what the link leads to, the page's Markdown, says so, and closes the menu that the link stands in. When it
 * cannot be fetched or copied, the link is followed as it is without script.
 */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  try {
    await writeClipboard(fetchText(link.href));
  } catch {
    location.assign(link.href);
    return;
  }
  link.dataset.done = '';
  announce(link.dataset.copied ?? '');
  setTimeout(() => {
    delete link.dataset.done;
    const menu = link.closest('details');
    // Only a menu that is still open, and only a focus that is still in it, is ours to move.
    if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu?.removeAttribute('open');
  }, DONE);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
