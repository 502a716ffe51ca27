/** The label of the keyboard shortcut. */
export const shortcutLabel = (isMac: boolean): string => (isMac ? '⌘ K' : 'Ctrl K');

/** Whether a key press is the shortcut, without further modifiers. */
export const isShortcut = (
  {
    key,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  isMac: boolean,
): boolean =>
  key.toLowerCase() === 'k' && !shiftKey && !altKey && metaKey === isMac && ctrlKey !== isMac;

/** Whether a key press is a slash that nothing else takes: not in a field, where it is text. */
export const isSlash = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && isField(target));

const isField = (element: Element): boolean =>
  element.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])');

/** Whether the device is a Mac, an iPhone or an iPad, as far as the browser says. */
export function isMac(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
  return /mac|iphone|ipad/i.test(userAgentData?.platform || navigator.platform);
}
