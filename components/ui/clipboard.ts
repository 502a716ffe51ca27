/**
 * Puts a text on the clipboard. One that is still on its way must be handed over as a promise: some browsers let a page
 * write only while it answers a click. A portal served over plain HTTP in a plant has no clipboard API.
 * @throws what the promise throws
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
  const area = Object.assign(document.createElement('textarea'), { value: text });
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
