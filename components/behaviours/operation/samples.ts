import { escapes, type EscapeName } from '@/lib/openapi/request/escape.ts';

/** Fills the slots of every sample of the page, and shows the pieces that have a value. */
export function fillSamples(root: ParentNode, slots: ReadonlyMap<string, string>, kind: string): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const text = escapes[slot.dataset.escape as EscapeName](slots.get(slot.dataset.slot ?? '') ?? '');
    if (slot.textContent !== text) slot.textContent = text;
  }
  for (const item of root.querySelectorAll<HTMLElement>('[data-item]')) item.hidden = !slots.has(item.dataset.item ?? '');
  for (const block of root.querySelectorAll<HTMLElement>('[data-sample-kind]')) block.hidden = block.dataset.sampleKind !== kind && block.dataset.sampleKind !== 'any';
  for (const gutter of root.querySelectorAll<HTMLElement>('[data-gutter]')) numberLines(gutter);
}

function numberLines(gutter: HTMLElement): void {
  const code = gutter.parentElement?.querySelector('code');
  if (!code) return;
  let lines = 1;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => (node instanceof HTMLElement && node.hidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  let last = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data === '') continue;
    lines += node.data.split('\n').length - 1;
    last = node.data;
  }
  if (last.endsWith('\n')) lines -= 1;
  const text = Array.from({ length: lines }, (_, index) => index + 1).join('\n');
  if (gutter.textContent !== text) gutter.textContent = text;
}
