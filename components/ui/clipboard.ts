/**
 * Copies a text. Pass a promise for a text that is still loading: some browsers allow clipboard
 * access only during a click. Over plain HTTP there is no clipboard API, so a fallback copies a
 * selection.
 * @throws the promise's error, or an error if the browser does not copy
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': text.then((content) => new Blob([content], { type: 'text/plain' })),
        }),
      ]);
  } catch {
    copyBySelection(await text);
  }
}

function copyBySelection(text: string): void {
  // Deprecated, but the only way to copy over plain HTTP.
  const page: { execCommand: (command: 'copy') => boolean } = document;
  const { activeElement } = document;
  const area = Object.assign(document.createElement('textarea'), { value: text });
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  // Outside of an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isCopied = page.execCommand('copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser does not let this page copy a text.');
}
